/** A creator looks at the rehearsal of their own show: on a stage of its own, without a ticket. */
export const rehearsalLook = `
alter table room_token add column is_rehearsal boolean not null default false;
alter table playback add column is_rehearsal boolean not null default false;
`;
