/** The key pair that signs what tickets say. */
export interface EntryKeyTable {
  id: number;
  /** A JSON Web Key; the public half is a part of it. */
  private_key: string;
  created_at: number;
}

/** Somebody who was let in at a door. Times in epoch ms. */
export interface AdmissionTable {
  /** Not guessable. */
  id: string;
  payment_id: string;
  /** What the ticket said then. */
  code: string;
  device_id: string;
  /** The caller's own name for it. */
  request_key: string | null;
  admitted_at: number;
  created_at: number;
  undone_at: number | null;
}

/** Doors. */
export interface AdmissionTables {
  entry_key: EntryKeyTable;
  admission: AdmissionTable;
}
