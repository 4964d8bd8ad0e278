/** Pictures people upload. Each statement ends with a semicolon at the end of its line. */
export const imageTables = `
-- Written before the files and deleted after them: no file is without its row.
create table image (
  name text primary key,
  owner_id bigint not null references user_account (id),
  -- What shows it; null: nothing does, and after a while it is removed.
  used_by text check (used_by in ('photo')),
  created_at bigint not null,
  -- Since when it is shown, or is not.
  changed_at bigint not null
);
create index image_of_owner on image (owner_id);
create index image_unused on image (changed_at) where used_by is null;
`;
