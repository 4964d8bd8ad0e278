import * as v from 'valibot';
import { userTypes } from '../account.js';
import { BIRTH_DATE_MIN, PROFILE_NAME_LENGTH } from '../constants.js';
import { startOfDay } from '../date.js';
import { genders } from '../person.js';
import { IdSchema, listQuery } from './envelope.js';

const text = v.nullable(v.string());

/** A person. Private fields are null for everybody but themselves. T-01 to T-03. */
export const UserSchema = v.object({
  id: IdSchema,
  user_id: IdSchema,
  firebase_uid: text,
  google_id: text,
  full_name: v.string(),
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  birth_place: text,
  /** Epoch ms of 00:00 WIB. AMB-175. */
  birth_date: v.nullable(v.number()),
  gender: v.nullable(v.picklist(genders)),
  work: v.nullable(IdSchema),
  city: v.nullable(IdSchema),
  type: v.picklist(userTypes),
  status: text,
  url_photo: text,
  image: text,
  one_signal_id: text,
  /** The person's own code to share. AMB-043. */
  referral_code: text,
});
export type User = v.InferOutput<typeof UserSchema>;

/** As much of a person as one sees who gives them a ticket. T-03, L-26. */
export const ReceiverSchema = v.pick(UserSchema, [
  'id',
  'full_name',
  'type',
  'url_photo',
  'work',
  'phone',
  'city',
]);
export type Receiver = v.InferOutput<typeof ReceiverSchema>;

/** As much of a person as everybody may see who signed in. AMB-176. */
export const PersonNameSchema = v.pick(UserSchema, ['id', 'full_name', 'url_photo']);
export type PersonName = v.InferOutput<typeof PersonNameSchema>;

/** `order_by` is `id` or `full_name`; the words of `q` are looked for in the name. */
export const UserListQuerySchema = v.object({ ...listQuery });

const birthDate = v.pipe(
  v.union([v.string(), v.number()], 'must be YYYY-MM-DD or epoch ms'),
  v.transform((value) => (typeof value === 'number' ? value : startOfDay(value))),
  v.check(
    (value) => value >= startOfDay(BIRTH_DATE_MIN),
    'birth_date must be a day from 1950-01-01 to today',
  ),
);

/** What a person may change of themselves; type, status and e-mail are not among it. P-09 to P-15, AMB-173, AMB-175. */
export const ProfileSchema = v.object({
  full_name: v.pipe(
    v.string('Name is required'),
    v.trim(),
    v.nonEmpty('Name is required'),
    v.maxLength(PROFILE_NAME_LENGTH, 'Name must be less than 100 characters'),
  ),
  phone: v.pipe(
    v.string('Phone is required'),
    v.check((phone) => phone.trim() !== '', 'Phone is required'),
    v.regex(/^\d{10,13}$/, 'Phone number must be less than 13 number and more than 10 number '),
  ),
  birth_date: v.optional(v.nullable(birthDate)),
  gender: v.optional(v.nullable(v.picklist(genders, 'must be L or P'))),
  work: v.optional(v.nullable(IdSchema)),
  city: v.optional(v.nullable(IdSchema)),
});
export type Profile = v.InferInput<typeof ProfileSchema>;

/** Where a person's photo is from now on. P-21. */
export const PhotoSchema = v.object({ url_photo: v.string() });

/** One thing somebody did. T-04. */
export const ActivitySchema = v.object({
  id: IdSchema,
  user_id: IdSchema,
  device_name: v.string(),
  device_type: v.string(),
  type_activity: v.string(),
  created_at: v.number(),
});
export type Activity = v.InferOutput<typeof ActivitySchema>;

const shortText = v.pipe(v.string(), v.maxLength(200));

export const ActivityReportSchema = v.object({
  user_id: v.optional(IdSchema),
  device_name: shortText,
  device_type: v.optional(v.literal('WEB'), 'WEB'),
  type_activity: v.optional(v.literal('LOGIN'), 'LOGIN'),
});

/** A kind of work to choose from. T-21. */
export const WorkSchema = v.object({ id: IdSchema, label: v.string() });
export type Work = v.InferOutput<typeof WorkSchema>;

/** A regency or city of Indonesia. T-21. */
export const CitySchema = v.object({ id: IdSchema, name: v.string() });
export type City = v.InferOutput<typeof CitySchema>;
