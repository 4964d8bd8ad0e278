import type { Panggung } from './panggung.js';
import { getStorage } from './storage.js';

/** The name this browser has at the push service, as it was last told; empty without one. B-50, AMB-052. */
export function readPushId(panggung: Panggung): string {
  return getStorage(panggung).get<string>('one_signal_id') ?? '';
}
