import * as v from 'valibot';
import { EXPRESSION_DESCRIPTION_LENGTH, EXPRESSION_NAME_LENGTH, SHOW_MINUTES_MAX } from '../constants.js';
import { IdSchema, listQuery } from './envelope.js';

/** A short video of an artist's, for everybody. T-20. */
export const ExpressionSchema = v.object({
  id: IdSchema,
  /** The name of its file. O-06. */
  name: v.string(),
  location: v.nullable(v.string()),
  description: v.string(),
  /** Where it plays, in parts as players ask for them. */
  url_video: v.string(),
  /** In seconds, as the file has it. */
  duration: v.number(),
  /** Whose it is; `video_created_id` is the same. */
  user_id: IdSchema,
  video_created_id: IdSchema,
  room_category_id: IdSchema,
  status: v.literal('EXPRESS'),
  video_status: v.literal('PUBLIC'),
  video_type: v.literal('SHORT'),
  type: v.literal('EXPRESS'),
  created_at: v.number(),
  updated_at: v.number(),
});
export type Expression = v.InferOutput<typeof ExpressionSchema>;

/** All of everybody's, the newest first, or those of one person. O-09. */
export const ExpressionListQuerySchema = v.object({ ...listQuery, user_id: v.optional(IdSchema) });
export type ExpressionListQuery = v.InferInput<typeof ExpressionListQuerySchema>;

const name = v.pipe(
  v.string('Name is required'),
  v.trim(),
  v.nonEmpty('Name is required'),
  v.maxLength(EXPRESSION_NAME_LENGTH, `Name must be less than ${EXPRESSION_NAME_LENGTH} characters`),
);
const description = v.pipe(
  v.string('Description is required'),
  v.trim(),
  v.nonEmpty('Description is required'),
  v.maxLength(
    EXPRESSION_DESCRIPTION_LENGTH,
    `Description must be less than ${EXPRESSION_DESCRIPTION_LENGTH} characters`,
  ),
);
const seconds = v.pipe(
  v.string(),
  v.transform(Number),
  v.finite(),
  v.minValue(0),
  v.maxValue(SHOW_MINUTES_MAX * 60),
);

/**
 * The fields of the form that makes one, beside the file `video`, in whose place an `upload_id` may name one that was
 * uploaded before. Who asks and what the file says decide; the other fields must not say otherwise. O-05, AMB-164.
 */
export const NewExpressionSchema = v.object({
  name,
  location: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(EXPRESSION_NAME_LENGTH)), ''),
  description,
  duration: v.optional(seconds),
  videostatus: v.optional(v.literal('PUBLIC')),
  videotype: v.optional(v.literal('SHORT')),
  status: v.optional(v.literal('EXPRESS')),
  type: v.optional(v.literal('EXPRESS')),
  videocreatedid: v.optional(v.string()),
  userid: v.optional(v.string()),
  roomcategoryid: v.optional(v.string()),
  upload_id: v.optional(v.string()),
});
export type NewExpression = v.InferInput<typeof NewExpressionSchema>;

/** What may be changed of one. O-10, api.md 77. */
export const ExpressionChangeSchema = v.object({
  name: v.optional(name),
  description: v.optional(description),
});
export type ExpressionChange = v.InferInput<typeof ExpressionChangeSchema>;
