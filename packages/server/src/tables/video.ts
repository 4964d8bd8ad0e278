import type { Generated } from 'kysely';
import type { Defaulted } from './defaulted.js';

/** What an uploaded video is for. */
export type VideoUse = 'show' | 'expression';

/** A video somebody uploads, or has uploaded. */
export interface VideoTable {
  id: string;
  owner_id: number;
  size: number | null;
  received: Defaulted<number>;
  status: Defaulted<'arriving' | 'kept' | 'dropped'>;
  store_ref: string | null;
  duration: number | null;
  used_by: VideoUse | null;
  created_at: number;
  changed_at: number;
  writer: string | null;
}

export interface ExpressionTable {
  id: Generated<number>;
  user_id: number;
  video_id: string;
  name: string;
  location: Defaulted<string>;
  description: string;
  duration: number;
  idempotency_key: string | null;
  created_at: number;
  updated_at: number;
}

/** What is said in a show's video, as WebVTT. */
export interface CaptionsTable {
  show_id: number;
  id: string;
  content: string;
}

/** Videos people upload, and what shows them. */
export interface VideoTables {
  video: VideoTable;
  expression: ExpressionTable;
  captions: CaptionsTable;
}
