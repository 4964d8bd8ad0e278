import type { KeyValueStorage } from '@panggung/client';
import { captureAlert } from '@panggung/core';
import { type DeviceWish, openBoth, openCamera } from './capture.js';

/** Camera and microphone of a host, as this browser remembers them. */
export interface OwnDevices {
  openBoth(): Promise<MediaStream>;
  openCamera(): Promise<MediaStreamTrack>;
  remember(news: Partial<DeviceWish>): void;
}

/** Which devices this browser's host used last. */
const KEY = 'broadcast:devices';
const any: DeviceWish = { cameraId: null, microphoneId: null };

export function createOwnDevices(storage: KeyValueStorage): OwnDevices {
  const remembered = (): DeviceWish => ({ ...any, ...storage.get<Partial<DeviceWish>>(KEY) });

  /** Devices of yesterday may be gone today: then any will do. */
  async function orAny<T>(open: (wish: DeviceWish) => Promise<T>): Promise<T> {
    try {
      return await open(remembered());
    } catch (thrown) {
      if (captureAlert((thrown as Error).name) !== 'no_fit') throw thrown;
      return open(any);
    }
  }

  return {
    openBoth: () => orAny(openBoth),
    openCamera: () => orAny(({ cameraId }) => openCamera(cameraId)),
    remember: (news) => storage.set(KEY, { ...remembered(), ...news }),
  };
}
