import * as v from 'valibot';
import { ApiError } from './errors.js';

/** What is said of a field whose schema has no words of its own: never the library's. */
const missing = 'is required';
const wrong = 'is not valid';
const plain = {
  abortEarly: true,
  message: ({ received }: v.BaseIssue<unknown>) => (received === 'undefined' ? missing : wrong),
} as const;

/**
 * The value as the schema leaves it.
 * @throws ApiError `invalid_request` with the first complaint, in words for whoever filled the field in
 */
export function check<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, plain);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'The request';
  throw new ApiError('invalid_request', sentence(field, wordsOf(schema, issue)));
}

/** The documents' sentences stand for themselves; the others are about a field. */
function sentence(field: string, words: string): string {
  if (words === missing || words === wrong) return `${field} ${words}`;
  return words.startsWith('must ') ? `${field}: ${words}` : words;
}

/** What is left out is told of by the object; the field's own words say it as they do of an empty one. */
function wordsOf(schema: v.GenericSchema, { received, path, message }: v.BaseIssue<unknown>): string {
  const entries = 'entries' in schema ? (schema.entries as v.ObjectEntries) : {};
  const entry = received === 'undefined' && path?.length === 1 ? entries[String(path[0].key)] : undefined;
  const [own] = entry ? (v.safeParse(entry, undefined, plain).issues ?? []) : [];
  return own?.message ?? message;
}
