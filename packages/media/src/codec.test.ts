import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { H264Packetizer, RtpHeader, RtpPacket, Vp9Packetizer } from 'werift';
import { accessUnit, pps, spsOf } from './camera.fixture.js';
import { createDepacketizer } from './depacketizer.js';
import { h264Frame } from './h264.js';
import { opusLength } from './opus.js';
import { vp9Frame } from './vp9.js';

const even = fc.integer({ min: 8, max: 1920 }).map((half) => half * 2);

test('the size of an H.264 picture is read from its parameter set', () => {
  fc.assert(
    fc.property(even, even, (width, height) => {
      const frame = h264Frame([spsOf(width, height), pps, Uint8Array.from([0x65, 1])], null);
      expect(frame).toMatchObject({ isKey: true, picture: { codec: 'avc1.42e01f', width, height } });
      expect([...(frame?.data ?? [])]).toEqual([0, 0, 0, 2, 0x65, 1]);
    }),
  );
});

test('a parameter set that lies is refused at once, wherever it ends', () => {
  // A picture order cycle of two thousand million frames, which nobody has time to read.
  const endless = Uint8Array.from([0x67, 0x42, 0xe0, 0x1f, 0b1101_0111, 0, 0, 0, 1, 255, 255, 255, 255]);
  const whole = spsOf(640, 360);
  const key = Uint8Array.from([0x65, 1]);
  expect(() => h264Frame([endless, pps, key], null)).toThrow(RangeError);
  for (let length = 1; length < whole.length - 1; length++)
    expect(() => h264Frame([whole.subarray(0, length), pps, key], null)).toThrow(RangeError);
});

test('a frame without an end is given up before it fills the memory', () => {
  const asked = vi.fn();
  const depacketizer = createDepacketizer('h264', asked);
  const send = (packet: RtpPacket) => depacketizer.push(packet, false);
  const part = (marker: boolean) =>
    new RtpPacket(new RtpHeader({ marker }), Buffer.concat([Buffer.from([0x7c, 0x05]), Buffer.alloc(1400)]));
  for (let sent = 0; sent < 2 * 2 ** 20; sent += 1402) expect(send(part(false))).toBeNull();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(send(part(true))).toBeNull();
  const packetizer = new H264Packetizer({ payloadType: 96, ssrc: 1 });
  const frames = packetizer.packetize(annexB(accessUnit(true, 1)), 0).map(send);
  expect(frames.at(-1)).toMatchObject({ isKey: true });
});

test('a frame after a key frame needs its parameter sets, and carries none', () => {
  const key = h264Frame(accessUnit(true, 1), null);
  expect(h264Frame(accessUnit(false, 2), null)).toBeNull();
  expect(h264Frame(accessUnit(false, 2), key?.picture ?? null)).toMatchObject({
    isKey: false,
    picture: key?.picture,
  });
});

test('a VP9 key frame tells its size, another does not', () => {
  // Frame marker 2, profile 0, key frame, shown; sync code; BT.601, 4:2:0; 640 x 360.
  const key = Uint8Array.from([0x82, 0x49, 0x83, 0x42, 0x20, 0x27, 0xf0, 0x16, 0x70]);
  const frame = vp9Frame(key, null);
  expect(frame).toMatchObject({ isKey: true, picture: { codec: 'vp09.00.31.08', width: 640, height: 360 } });
  const next = Uint8Array.from([0x86, 0x00, 0x40]);
  expect(vp9Frame(next, null)).toBeNull();
  expect(vp9Frame(next, frame?.picture ?? null)).toMatchObject({ isKey: false });
});

const startCode = [0, 0, 0, 1];
const annexB = (units: readonly Uint8Array[]) =>
  Buffer.from(units.flatMap((unit) => [...startCode, ...unit]));

test('frames come out of packets as they went in, in pieces or whole', () => {
  const packetizer = new H264Packetizer({ payloadType: 96, ssrc: 1 });
  const depacketizer = createDepacketizer('h264', () => expect.fail('nothing was lost'));
  const big = Uint8Array.from([0x65, ...Array.from({ length: 5000 }, (_, at) => (at % 250) + 4)]);
  const packets = packetizer.packetize(annexB([spsOf(640, 360), pps, big]), 0);
  expect(packets.length).toBeGreaterThan(3);
  const frames = packets.flatMap((packet) => depacketizer.push(packet, false) ?? []);
  expect(frames).toHaveLength(1);
  expect(
    Buffer.from(frames[0]?.data ?? [])
      .subarray(4)
      .equals(big),
  ).toBe(true);
});

test('after a loss nothing is shown until the next key frame', () => {
  const packetizer = new H264Packetizer({ payloadType: 96, ssrc: 1 });
  let asked = 0;
  const depacketizer = createDepacketizer('h264', () => void asked++);
  const push = (isKey: boolean, number: number, isAfterLoss: boolean) =>
    packetizer
      .packetize(annexB(accessUnit(isKey, number)), number)
      .map((packet, at) => depacketizer.push(packet, isAfterLoss && at === 0))
      .find((frame) => frame !== null)?.isKey;
  expect([push(false, 0, false), push(true, 1, false), push(false, 2, false)]).toEqual([
    undefined,
    true,
    false,
  ]);
  expect(push(false, 3, true)).toBeUndefined();
  expect(asked).toBe(1);
  expect([push(false, 4, false), push(true, 5, false), push(false, 6, false)]).toEqual([
    undefined,
    true,
    false,
  ]);
});

test('VP9 comes out of packets, too', () => {
  const key = Buffer.from([
    0x82,
    0x49,
    0x83,
    0x42,
    0x20,
    0x27,
    0xf0,
    0x16,
    0x70,
    ...Array<number>(3000).fill(7),
  ]);
  const packets = new Vp9Packetizer({ payloadType: 98, ssrc: 1, isKeyframe: true }).packetize(key, 0);
  const depacketizer = createDepacketizer('vp9', () => {});
  const frames = packets.flatMap((packet) => depacketizer.push(packet, false) ?? []);
  expect(frames.map(({ data }) => Buffer.from(data).equals(key))).toEqual([true]);
});

test.each([
  [[0xfc], 0.02],
  [[0xf8], 0.02],
  [[0xe0], 0.0025],
  [[0x78], 0.02],
  [[0xfd], 0.04],
  [[0xff, 0x03], 0.06],
])('an Opus packet that begins with %j lasts %d seconds', (bytes, seconds) => {
  expect(opusLength(Uint8Array.from(bytes))).toBeCloseTo(seconds, 6);
});
