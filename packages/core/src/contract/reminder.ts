import * as v from 'valibot';
import { IdSchema } from './envelope.js';

/** Which show it is about. */
export const ReminderQuerySchema = v.object({ room_video_id: IdSchema });

/** Whether a mail comes before the show begins. Ours. */
export const ReminderSchema = v.object({ is_reminded: v.boolean() });

/** How it shall be; sending it twice does no harm. Ours. */
export const ReminderWishSchema = v.object({
  ...ReminderQuerySchema.entries,
  ...ReminderSchema.entries,
});
