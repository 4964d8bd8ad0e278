import { byId, done, type Endpoint } from './endpoint.js';
import { one } from './envelope.js';
import {
  GuestRoomTokenWishSchema,
  GuestViewerSchema,
  NewPlaybackSchema,
  PlaybackSchema,
  PublishTokenSchema,
  PublishTokenWishSchema,
  RoomTokenSchema,
  RoomTokenWishSchema,
  ViewerCountSchema,
  ViewerSchema,
} from './playback.js';

/** Calls of whoever watches a show or broadcasts it. */
export const playbackCalls = {
  'POST /api/v1/roomToken': {
    summary: 'Take what opens a playback, with the own ticket for the show.',
    source: 'Q-43, api.md 64',
    isIssue: true,
    needsSession: true,
    body: RoomTokenWishSchema,
    reply: one(RoomTokenSchema),
  },
  'POST /api/v1/roomTokenFree': {
    summary: 'Take what opens a playback of a free pass that has begun, without a ticket.',
    source: 'Q-44, api.md 65, AMB-082',
    isIssue: true,
    body: RoomTokenWishSchema,
    reply: one(RoomTokenSchema),
  },
  'POST /api/v1/roomToken/guest': {
    summary: "Take what opens a playback, with a guest's payment code.",
    source: 'Q-45, api.md 66',
    isIssue: true,
    body: GuestRoomTokenWishSchema,
    reply: one(RoomTokenSchema),
  },
  'POST /api/v1/publishedToken': {
    summary: "Take what opens the stage of one's own show, until the show's end (404: another's show).",
    source: 'Q-46, api.md 67',
    isIssue: true,
    needsSession: true,
    body: PublishTokenWishSchema,
    reply: one(PublishTokenSchema),
  },
  'POST /api/v1/room/viewer/guest/:id': {
    summary: 'Tell that a guest still watches a show, and read how many do.',
    source: 'Q-47, api.md 69, AMB-131',
    params: byId,
    body: GuestViewerSchema,
    reply: one(ViewerCountSchema),
  },
  'POST /api/v1/room/viewer/:id': {
    summary: 'Tell that one still watches a show, and read how many do.',
    source: 'Q-47, api.md 68, AMB-131',
    needsSession: true,
    params: byId,
    body: ViewerSchema,
    reply: one(ViewerCountSchema),
  },
  'POST /api/v1/playback': {
    summary: 'Play on this device, for a room token, which is used up (409 `watched_elsewhere`).',
    source: 'ours; AMB-129, AMB-133',
    isCreation: true,
    body: NewPlaybackSchema,
    reply: one(PlaybackSchema),
  },
  'POST /api/v1/playback/:id/renewal': {
    summary: 'Go on playing: where the picture comes from now, with a new token (409 `watched_elsewhere`).',
    source: 'ours; AMB-129',
    params: byId,
    reply: one(PlaybackSchema),
  },
  'DELETE /api/v1/playback/:id': {
    summary: 'Play no longer; the ticket is free for another device at once.',
    source: 'ours',
    params: byId,
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
