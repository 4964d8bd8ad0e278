import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** Says under which id a push service knows this browser; nothing where there is none. */
export type PushPort = () => string | null | undefined;

/** As far as the page's own OneSignal has been loaded and allowed. */
interface PushPage {
  OneSignal?: { User?: { PushSubscription?: { id?: string | null } } };
}

const KEY = 'one_signal_id';

const readOneSignal: PushPort = () => (globalThis as PushPage).OneSignal?.User?.PushSubscription?.id;

function portOf(panggung: Panggung): { read: PushPort } {
  return partOf(panggung, 'push', () => ({ read: readOneSignal }));
}

/**
 * Asks another push service for the id. AMB-052.
 * @default the page's own OneSignal, where it has one
 * @example connectPush(getPanggung({ apiUrl }), () => pushService.currentId());
 */
export function connectPush(panggung: Panggung, port: PushPort): void {
  portOf(panggung).read = port;
}

/** Remembered bare, as the documents name it; on a page that is not ours beside the other things of this API. */
function rememberedIn({ apiUrl, isOnSite, storageArea }: Panggung) {
  const area = storageArea === undefined ? globalThis.localStorage : storageArea;
  return { area, name: isOnSite ? KEY : `panggung:${apiUrl}:${KEY}` };
}

/** The id to sign in with: the service's, else the one remembered, else an empty text; never throws. B-50, AMB-052. */
export function readPushId(panggung: Panggung): string {
  let id = '';
  try {
    id = portOf(panggung).read() || '';
  } catch {
    // A push service that fails is one that is not there.
  }
  try {
    const { area, name } = rememberedIn(panggung);
    if (id) area?.setItem(name, id);
    return id || area?.getItem(name) || '';
  } catch {
    return id;
  }
}

/** Forgets the id that was remembered. */
export function forgetPushId(panggung: Panggung): void {
  try {
    const { area, name } = rememberedIn(panggung);
    area?.removeItem(name);
  } catch {
    // Where storage is denied, nothing was remembered.
  }
}
