import * as v from 'valibot';
import { IdSchema, listQuery, one } from './envelope.js';

/** One call of the API. Paths carry `:names`; `reply` is the whole body of a 200 or 201. */
export interface Endpoint {
  summary: string;
  /** Requirement row and number in api.md. */
  source: string;
  /** An insert: needs an Idempotency-Key and answers 201. */
  isInsert?: boolean;
  /** Answers 201; where a caller sends an Idempotency-Key, repeating it does nothing twice. */
  isCreation?: boolean;
  /** Issues something new each time it is asked, and answers 201. */
  isIssue?: boolean;
  /** For whoever runs the server: without the right X-Operator-Key 400 `operator_key_wrong`. AMB-190. */
  needsOperator?: boolean;
  /** For those who signed in: without a bearer 400 `jwt_missing`, with a bad one 401 `jwt_invalid`. api.md §0. */
  needsSession?: boolean;
  /** Takes a picture: the file `image` of a form, or a data URL in its place. AMB-163. */
  takesImage?: boolean;
  /** The fields of the multipart form it takes; {@link files} says what each of its files holds. AMB-162. */
  form?: v.GenericSchema;
  files?: Readonly<Record<string, string>>;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  reply: v.GenericSchema;
}

/** Names the one thing that a call is about. */
export const byId = v.object({ id: v.string() });
/** Asks for a list in no way of its own. */
export const plainList = v.object({ ...listQuery });
/** Answers which thing it was done to, where nothing else is to be said. */
export const done = one(v.object({ id: IdSchema }));
