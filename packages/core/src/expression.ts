import { EXPRESS_CATEGORY_ID } from './constants.js';
import { formatSpan } from './date.js';
import type { Id } from './id.js';

/** An expression as it is described before it is sent. */
export interface ExpressionDraft {
  /** The name of the file. O-06. */
  name: string;
  description: string;
  /** In seconds, as read from the file. O-04. */
  duration: number;
  /** @default '' AMB-164 */
  location?: string;
}

/**
 * The fields of the form that makes an expression, beside its video. O-05.
 * @example for (const [name, value] of Object.entries(expressionFields(draft, person.user_id))) form.set(name, value);
 */
export function expressionFields(draft: ExpressionDraft, userId: Id): Record<string, string> {
  return {
    duration: String(draft.duration),
    name: draft.name,
    location: draft.location ?? '',
    videostatus: 'PUBLIC',
    videotype: 'SHORT',
    status: 'EXPRESS',
    videocreatedid: String(userId),
    userid: String(userId),
    roomcategoryid: String(EXPRESS_CATEGORY_ID),
    description: draft.description,
    type: 'EXPRESS',
  };
}

/**
 * How long an expression plays, in seconds, to the nearest one; none is shorter.
 * @example clipLength(12.34) // '0:12'
 */
export function clipLength(duration: number): string {
  return formatSpan(Math.max(1, Math.round(duration)) * 1000);
}
