/** Until when who said something has used up their pace, in epoch ms: however many processes they say things to. */
export const chatPace = `
alter table chat_message add column paced_until bigint not null default 0;
`;
