import { IMAGE_BYTES_MAX } from '@panggung/core';
import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseMultipartRequest,
} from '@remix-run/multipart-parser';
import { readJson } from './endpoint.js';
import { ApiError } from './errors.js';

/** What an upload brings. */
export interface ImageBody {
  /** Whose it says it is. */
  id: string | undefined;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Room for what a body holds beside its picture, in bytes. */
const WRAPPING = 16 * 1024;
/** A picture at its largest, as base64 writes it. */
const LONGEST_TEXT = Math.ceil((IMAGE_BYTES_MAX * 4) / 3) + WRAPPING;

const limits = { maxParts: 8, maxFileSize: LONGEST_TEXT, maxTotalSize: LONGEST_TEXT };

/**
 * The picture of a request: the file `image` of a form, or a data URL in the form's field or in JSON. Read no further than
 * a picture may be long. Q-58, AMB-163.
 * @throws ApiError `image_too_large`, `image_unreadable`, `invalid_request`
 */
export async function readImageBody(request: Request): Promise<ImageBody> {
  if (Number(request.headers.get('content-length')) > LONGEST_TEXT) throw imageTooLarge();
  const isForm = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
  const { id, image } = isForm ? await readForm(request) : await readFields(request);
  const bytes = typeof image === 'string' ? decode(image) : image;
  if (!bytes?.length) throw new ApiError('invalid_request', 'image is required');
  if (bytes.length > IMAGE_BYTES_MAX) throw imageTooLarge();
  return { id, bytes };
}

interface Fields {
  id?: string;
  image?: string | Uint8Array<ArrayBuffer>;
}

async function readForm(request: Request): Promise<Fields> {
  const fields: Fields = {};
  try {
    for await (const part of parseMultipartRequest(request, limits)) {
      if (part.name === 'image') fields.image = part.isFile ? new Uint8Array(part.bytes) : part.text;
      if (part.name === 'id' && part.isText) fields.id = part.text;
    }
    return fields;
  } catch (thrown) {
    throw isTooLarge(thrown)
      ? imageTooLarge()
      : new ApiError('invalid_request', 'The form did not arrive whole');
  }
}

async function readFields(request: Request): Promise<Fields> {
  const body = await readJson(request, LONGEST_TEXT);
  const { id, image } = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;
  return { ...(id !== undefined && { id: String(id) }), ...(typeof image === 'string' && { image }) };
}

const dataUrl = /^data:[\w.+/-]*;base64,/;

/** What a data URL holds; nothing else that an address names is ever fetched. */
function decode(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replace(dataUrl, '');
  try {
    if (base64 === text) throw new SyntaxError('no data URL');
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    throw new ApiError('invalid_request', 'image must be a file or a data URL');
  }
}

const isTooLarge = (thrown: unknown) =>
  thrown instanceof MaxFileSizeExceededError || thrown instanceof MaxTotalSizeExceededError;

/** The refusal of a picture that is too long. */
export function imageTooLarge(): ApiError {
  const limit = IMAGE_BYTES_MAX / 1024 / 1024;
  return new ApiError('image_too_large', `The picture must be ${limit} MB at most`);
}
