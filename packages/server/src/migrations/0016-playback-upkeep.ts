/**
 * Signs of life are written for a whole audience at once: no index holds their time, so that rows are changed in place.
 * Each statement ends with a semicolon at the end of its line.
 */
export const playbackUpkeep = `
drop index playback_by_age;
create index playback_by_age on playback (opened_at);
alter table playback set (fillfactor = 70);
alter table playback drop constraint playback_ended_by_check;
alter table playback add constraint playback_ended_by_check
  check (ended_by in ('closed', 'reopened', 'taken_over', 'lost', 'refused', 'unseen'));
`;
