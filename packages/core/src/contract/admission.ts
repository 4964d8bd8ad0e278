import * as v from 'valibot';
import { ADMISSIONS_AT_ONCE } from '../constants.js';
import { IdSchema } from './envelope.js';

/** What was scanned or typed; far longer than any entry code is none. */
const code = v.pipe(v.string(), v.maxLength(200));
const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
/** When the door let somebody in, epoch ms; nobody came in later than now. */
const time = v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))));

/** Somebody at the door of a show: what their ticket says, and which device looked at it. Ours. */
export const NewAdmissionSchema = v.object({
  room_id: IdSchema,
  code,
  device_id: word,
  admitted_at: time,
});
export type NewAdmission = v.InferInput<typeof NewAdmissionSchema>;

/** Somebody who was let in. Times in epoch ms. Ours. */
export const AdmissionSchema = v.object({
  id: v.string(),
  room_id: IdSchema,
  /** The code that one types. */
  code: v.string(),
  /** Initials alone. */
  name: v.string(),
  device_id: v.string(),
  admitted_at: v.number(),
  /** When it was taken back. */
  undone_at: v.nullable(v.number()),
});
export type Admission = v.InferOutput<typeof AdmissionSchema>;

/** How many tickets were sold, and how many of them are inside. */
export const AdmissionCountsSchema = v.object({ sold: v.number(), admitted: v.number() });
export type AdmissionCounts = v.InferOutput<typeof AdmissionCountsSchema>;

/** The half of a key pair that everybody may have: a JSON Web Key of the curve P-256. */
export const EntryKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
});
export type EntryKey = v.InferOutput<typeof EntryKeySchema>;

/** All that a door without a network needs. Ours. */
export const AdmissionRollSchema = v.object({
  /** What the show is called. */
  name: v.string(),
  /** When it starts, epoch ms. */
  starts_at: v.number(),
  public_key: EntryKeySchema,
  /** Every ticket that counts; `id` and `admitted_at` of those who are inside. */
  roll: v.array(
    v.object({
      /** As `entryCodeHash` makes it of room and code. */
      code_hash: v.string(),
      id: v.nullable(v.string()),
      admitted_at: v.nullable(v.number()),
    }),
  ),
  counts: AdmissionCountsSchema,
});
export type AdmissionRoll = v.InferOutput<typeof AdmissionRollSchema>;

/** What a door did without a network. `key` names one admission, whether it was told alone or with others. Ours. */
export const AdmissionBatchSchema = v.object({
  room_id: IdSchema,
  device_id: word,
  items: v.pipe(
    v.array(v.object({ key: word, code, admitted_at: time })),
    v.minLength(1),
    v.maxLength(ADMISSIONS_AT_ONCE),
  ),
});
export type AdmissionBatch = v.InferInput<typeof AdmissionBatchSchema>;

/** Why a ticket opens no door. */
export const entryRefusals = [
  'code_unknown',
  'signature_wrong',
  'other_show',
  'already_admitted',
  'not_paid',
  'idempotency_key_reused',
] as const;
export type EntryRefusal = (typeof entryRefusals)[number];

/** What became of one of them: let in once, or a conflict with what others did. */
export const AdmissionOutcomeSchema = v.variant('outcome', [
  v.object({ key: v.string(), outcome: v.literal('admitted'), admission: AdmissionSchema }),
  v.object({
    key: v.string(),
    outcome: v.literal('conflict'),
    code: v.picklist(entryRefusals),
    /** When somebody came in by this ticket already. */
    admitted_at: v.nullable(v.number()),
    /** Initials of whose ticket that is; none of any other conflict. */
    name: v.string(),
  }),
]);
export type AdmissionOutcome = v.InferOutput<typeof AdmissionOutcomeSchema>;
