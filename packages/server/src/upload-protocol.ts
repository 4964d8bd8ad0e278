import { ApiError } from './errors.js';
import { reply, type ServerContext } from './reply.js';

/** The only version of tus there is. */
export const TUS_VERSION = '1.0.0';

/** A refusal under the status that tus wants for it. */
export function refuseAs(
  context: ServerContext,
  status: 412 | 413 | 415,
  { body, headers }: ApiError,
): Response {
  return reply(context, status, JSON.stringify(body), headers);
}

/**
 * A header that is a whole number of bytes.
 * @throws ApiError `invalid_request`
 */
export function readWhole({ req }: ServerContext, name: string): number {
  const text = req.header(name) ?? '';
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new ApiError('invalid_request', `${name} must be a whole number of bytes`);
}

/**
 * What a page says of its file: names, and values in base64. What cannot be read is left out: nothing depends on it.
 * @example readMetadata('filetype dmlkZW8vbXA0') // { filetype: 'video/mp4' }
 */
export function readMetadata(header = ''): Record<string, string> {
  const entries = header.split(',').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split(' ');
    try {
      return [[name, atob(value)]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(entries);
}
