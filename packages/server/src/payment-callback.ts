import * as v from 'valibot';

/** What the gateway posts when money came into a virtual account; nothing in it is believed but the id to ask for. */
export const VirtualAccountCallbackSchema = v.looseObject({
  id: v.optional(v.string()),
  payment_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  external_id: v.string(),
});
export type VirtualAccountCallback = v.InferOutput<typeof VirtualAccountCallbackSchema>;
