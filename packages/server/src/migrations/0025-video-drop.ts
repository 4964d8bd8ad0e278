/** A video that is being removed is nobody's any more. Each statement ends with a semicolon at the end of its line. */
export const videoDrop = `
alter table video drop constraint video_status_check;
-- Dropped: its file is being removed, and then its row.
alter table video add constraint video_status_check check (status in ('arriving', 'kept', 'dropped'));
`;
