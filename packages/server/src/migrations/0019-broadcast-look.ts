/** When the media server was last asked how a show's stream is, whichever process asked. In epoch ms. */
export const broadcastLook = `
alter table broadcast add column looked_at bigint not null default 0;
`;
