import { PHONE_MAX_LENGTH, PHONE_MIN_LENGTH } from './constants.js';

/**
 * What is wrong with a phone number, as a message key; null for 10 to 13 digits. H-11, H-12, P-11, P-12, AMB-011.
 * @example phoneProblem('081234567') // 'phone_length'
 */
export function phoneProblem(text: string): 'phone_required' | 'phone_length' | null {
  if (text.trim() === '') return 'phone_required';
  const isPhone = /^\d+$/.test(text) && text.length >= PHONE_MIN_LENGTH && text.length <= PHONE_MAX_LENGTH;
  return isPhone ? null : 'phone_length';
}
