/** What an uploaded picture is for. */
export type ImageUse = 'photo' | 'cover';

/** A picture somebody uploaded; its files are named after it. */
export interface ImageTable {
  name: string;
  owner_id: number;
  /** Null: nothing shows it, and after a while it is removed. */
  used_by: ImageUse | null;
  created_at: number;
  /** Since when it is shown, or is not. */
  changed_at: number;
}

/** Pictures people upload. */
export interface ImageTables {
  image: ImageTable;
}
