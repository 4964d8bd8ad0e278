/**
 * Where videos are uploaded so that a connection that breaks loses nothing of them, by tus 1.0 (creation, expiration,
 * termination). What a whole one is for, says the call that names it by its `upload_id`: the last part of its address.
 * https://tus.io/protocols/resumable-upload
 */
export const UPLOAD_PATH = '/api/v1/upload';

/**
 * The `upload_id` of an upload.
 * @example uploadIdOf('https://api.example.com/api/v1/upload/0123abcd') // '0123abcd'
 */
export function uploadIdOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
