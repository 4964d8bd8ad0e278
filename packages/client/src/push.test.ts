import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_URL } from '../../../tests/api.js';
import { createArea } from './buyer.fixture.js';
import { createPanggung } from './panggung.js';
import { connectPush, readPushId } from './push.js';
import { watchAddress } from './visitor.fixture.js';

beforeEach(() => void watchAddress());
afterEach(() => vi.unstubAllGlobals());

const open = (storage: ReturnType<typeof createArea> | null = createArea()) =>
  createPanggung({ apiUrl: API_URL, storage });
const oneSignal = (id: string | null | undefined) =>
  vi.stubGlobal('OneSignal', { User: { PushSubscription: { id } } });

describe('the push id', () => {
  test('is an empty text where no push service is', () => {
    expect(readPushId(open())).toBe('');
    vi.stubGlobal('OneSignal', []);
    expect(readPushId(open())).toBe('');
    oneSignal(null);
    expect(readPushId(open())).toBe('');
  });

  test("is the page's OneSignal's, remembered for when that has not loaded yet", () => {
    const area = createArea();
    oneSignal('push-7');
    expect(readPushId(open(area))).toBe('push-7');
    expect(area.getItem('one_signal_id')).toBe('push-7');
    vi.unstubAllGlobals();
    watchAddress();
    expect(readPushId(open(area))).toBe('push-7');
  });

  test('is remembered beside our other things on a page that is not ours', () => {
    vi.stubGlobal('location', { origin: 'https://gedung.example' });
    const area = createArea();
    area.setItem('one_signal_id', "the host's");
    oneSignal('push-7');
    readPushId(open(area));
    expect(area.getItem('one_signal_id')).toBe("the host's");
    expect(area.getItem(`panggung:${API_URL}:one_signal_id`)).toBe('push-7');
  });

  test('may come from another service', () => {
    const panggung = open();
    connectPush(panggung, () => 'other-8');
    expect(readPushId(panggung)).toBe('other-8');
  });

  test('costs nobody their login when service or storage fail', () => {
    const panggung = open(null);
    expect(readPushId(panggung)).toBe('');
    connectPush(panggung, () => {
      throw new Error('blocked');
    });
    expect(readPushId(panggung)).toBe('');
  });
});
