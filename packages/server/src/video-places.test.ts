import { describe, expect, it } from 'vitest';
import { createVideoPlaces } from './video-places.js';

const open = () => createVideoPlaces(1024);
const video = (id: number, owner_id = id) => ({ id: String(id), owner_id });

describe('places to write videos in', () => {
  it('are four for one person, until one is left', () => {
    const takePlace = open();
    const places = [1, 2, 3, 4].map((id) => takePlace(video(id, 7)));
    expect(() => takePlace(video(5, 7))).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    takePlace(video(6, 8));
    places[0]?.leave();
    expect(takePlace(video(5, 7)).piece()).toHaveLength(1024);
  });

  it('are thirty-two for all', () => {
    const takePlace = open();
    for (let id = 0; id < 32; id++) takePlace(video(id));
    expect(() => takePlace(video(32))).toThrow(expect.objectContaining({ code: 'busy' }));
  });

  it('go to the request that goes on with a video, whose last one holds nothing any more', () => {
    const takePlace = open();
    for (const id of [1, 2, 3]) takePlace(video(id, 7));
    const before = takePlace(video(4, 7));
    expect(before.piece()).toHaveLength(1024);
    const after = takePlace(video(4, 7));
    expect([before.piece(), after.piece()?.length]).toEqual([null, 1024]);
    before.leave();
    expect(after.piece()).toHaveLength(1024);
    expect(() => takePlace(video(5, 7))).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  });
});
