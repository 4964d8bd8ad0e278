import type { Generated } from 'kysely';

export interface RoomLikeTable {
  room_video_id: number;
  user_id: number;
  created_at: number;
}

export interface RoomCommentTable {
  id: Generated<number>;
  room_video_id: number;
  user_id: number;
  comment: string;
  idempotency_key: string | null;
  created_at: number;
}

/** A word that is masked in comments. */
export interface BadwordTable {
  name: string;
}

/** What people say of shows. */
export interface SocialTables {
  room_like: RoomLikeTable;
  room_comment: RoomCommentTable;
  badword: BadwordTable;
}
