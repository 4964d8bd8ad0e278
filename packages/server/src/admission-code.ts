import { type EntryCode, parseEntryCode } from '@panggung/core';
import type { EntryCodes } from './entry-codes.js';
import { ApiError } from './errors.js';

/**
 * The code of a ticket for this show, scanned or typed.
 * @throws ApiError `code_unknown`, `signature_wrong`, `other_show`
 */
export async function readEntryCode(codes: EntryCodes, text: string, roomId: number): Promise<string> {
  const entry = parseEntryCode(text);
  if (!entry) throw new ApiError('code_unknown', 'This is no ticket of ours');
  if (entry.signed && !(await codes.isOurs(text))) {
    throw new ApiError('signature_wrong', 'Nobody here signed this ticket');
  }
  if (isElsewhere(entry, roomId)) throw new ApiError('other_show', 'This ticket is for another show');
  return entry.code;
}

/** What was typed names no show. */
function isElsewhere({ room }: EntryCode, roomId: number): boolean {
  return room !== null && room !== String(roomId);
}
