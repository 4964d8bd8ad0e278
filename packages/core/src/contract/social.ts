import * as v from 'valibot';
import { COMMENT_LENGTH, COMMENT_PAGE_SIZE } from '../constants.js';
import { IdSchema, listQuery } from './envelope.js';

/** Whether the person likes a show. K-02. */
export const LikeSchema = v.object({ is_like: v.boolean() });
/** How it stands after a press. K-03, AMB-135. */
export const LikeCountSchema = v.object({ is_like: v.boolean(), count_like: v.number() });

/** One person and one show; who it is, the bearer says. */
export const LikeQuerySchema = v.object({ room_video_id: IdSchema, user_id: v.optional(IdSchema) });

/** Without `is_like` the like turns over; with it, sending twice does no harm. AMB-135. */
export const LikeWishSchema = v.object({ ...LikeQuerySchema.entries, is_like: v.optional(v.boolean()) });

/** How many there are. K-05, AMB-136. */
export const CountSchema = v.object({ count: v.number() });

/** What somebody wrote under a show: text, never markup. T-18. */
export const CommentSchema = v.object({
  id: IdSchema,
  user_id: IdSchema,
  room_video_id: IdSchema,
  full_name: v.string(),
  url_photo: v.nullable(v.string()),
  comment: v.string(),
  /** Epoch ms. */
  created_at: v.number(),
});
export type Comment = v.InferOutput<typeof CommentSchema>;

/** 25 a page unless told otherwise, newest first. K-06. */
export const CommentListQuerySchema = v.object({
  page: listQuery.page,
  per_page: v.optional(v.unwrap(listQuery.per_page), COMMENT_PAGE_SIZE),
  room_video_id: IdSchema,
});
export type CommentListQuery = v.InferInput<typeof CommentListQuerySchema>;

/** Name and photo may be sent along (K-12); the ones shown are those of the account. */
export const NewCommentSchema = v.object({
  room_video_id: IdSchema,
  user_id: v.optional(IdSchema),
  url_photo: v.optional(v.nullable(v.string())),
  full_name: v.optional(v.nullable(v.string())),
  comment: v.pipe(
    v.string('Comment is required'),
    v.trim(),
    v.nonEmpty('Comment is required'),
    v.maxLength(COMMENT_LENGTH, `Comment must be at most ${COMMENT_LENGTH} characters`),
  ),
});
export type NewComment = v.InferInput<typeof NewCommentSchema>;

/** A word that is masked. T-21. */
export const BadwordSchema = v.object({ name: v.string() });
export type Badword = v.InferOutput<typeof BadwordSchema>;
