import type { VideoStatus } from './show.js';

/** What a host makes, in the order it is offered. M-17, M-19. */
export const showTypes = ['live', 'waitingRoom', 'radioFest', 'musicVideo', 'ended'] as const;
export type ShowType = (typeof showTypes)[number];

/** What a show of each type begins as. M-46 to M-50. */
export const firstStatus: Record<ShowType, VideoStatus> = {
  live: 'WAITING',
  waitingRoom: 'WAITING_ROOM',
  radioFest: 'RADIOFEST',
  musicVideo: 'MUSIC_VIDEO',
  ended: 'ENDED',
};

const typeOfStatus: Record<VideoStatus, ShowType> = {
  WAITING: 'live',
  LIVE: 'live',
  WAITING_ROOM: 'waitingRoom',
  RADIOFEST: 'radioFest',
  MUSIC_VIDEO: 'musicVideo',
  ENDED: 'ended',
};

/** The type of a show that is edited. M-51. */
export function showTypeOf(status: VideoStatus): ShowType {
  return typeOfStatus[status];
}
