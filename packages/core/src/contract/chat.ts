import * as v from 'valibot';
import { CHAT_LENGTH, chatLength, chatText } from '../chat-text.js';
import { IdSchema } from './envelope.js';

/** What viewers throw at a stage. Ours. */
export const chatReactions = ['heart', 'clap', 'fire', 'laugh', 'wow'] as const;
export type ChatReaction = (typeof chatReactions)[number];

/** Opens a show's chat where it is not free: the id of an open playback of the show. Its creator needs none. */
export const ChatQuerySchema = v.object({ playback: v.optional(v.string()) });

/**
 * Something said in a show's live chat: text, never markup. The first five fields are the documents'; times are epoch ms.
 * K-15, T-19.
 */
export const ChatMessageSchema = v.object({
  userId: IdSchema,
  roomVideoId: IdSchema,
  urlPhoto: v.nullable(v.string()),
  fullName: v.string(),
  comment: v.string(),
  id: v.number(),
  /** Its place in the room's log: messages are shown in this order. One that is released takes a new, later place. */
  seq: v.number(),
  created_at: v.number(),
  /** Said by the show's creator. */
  isHost: v.boolean(),
  /** Why only its author and the host see it until the host releases it; null: everybody does. */
  held: v.nullable(v.picklist(['gambling', 'contact'])),
  /** The Idempotency-Key it was sent under: told to its author alone, who has it on the screen already. */
  key: v.optional(v.string()),
});
export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>;

const place = { seq: v.number() };

/** One thing that happened in a room, at its place in the room's log. */
export const ChatEntrySchema = v.variant('kind', [
  /** Said, or released: put in the place of a message with the same `id`, if there is one. */
  v.object({ ...place, kind: v.literal('message'), message: ChatMessageSchema }),
  v.object({ ...place, kind: v.literal('deleted'), id: v.number() }),
  v.object({ ...place, kind: v.literal('pinned'), message: v.nullable(ChatMessageSchema) }),
  v.object({ ...place, kind: v.literal('slow_mode'), slow_ms: v.number() }),
  /** Told to the host and to whom it is about. */
  v.object({
    ...place,
    kind: v.literal('muted'),
    userId: IdSchema,
    fullName: v.string(),
    is_muted: v.boolean(),
  }),
]);
export type ChatEntry = v.InferOutput<typeof ChatEntrySchema>;

const reactionCounts = v.object(
  Object.fromEntries(chatReactions.map((reaction) => [reaction, v.number()])) as Record<
    ChatReaction,
    v.NumberSchema<undefined>
  >,
);

/** How often each was thrown in all; what is new is the difference to the last. Sent at most once a second. */
export const ChatReactionCountsSchema = v.object({ counts: reactionCounts });
export type ChatReactionCounts = v.InferOutput<typeof ChatReactionCountsSchema>;

/** Why somebody who reads may not write; each is an error code. */
export const chatRefusals = ['jwt_missing', 'chat_muted', 'chat_closed'] as const;
export type ChatRefusal = (typeof chatRefusals)[number];

/** A chat as it is now: `event: snapshot`, first of all, and in the place of more entries than a reader could follow. */
export const ChatSnapshotSchema = v.object({
  /** Send it back as `since` to go on from here. */
  cursor: v.number(),
  /** The last ones, the oldest first. */
  messages: v.array(ChatMessageSchema),
  pinned: v.nullable(ChatMessageSchema),
  /** How long one waits between two messages, in ms; 0: no slow mode. */
  slow_ms: v.number(),
  /** When the reader may write again under slow mode, epoch ms; null: now. */
  slow_until: v.nullable(v.number()),
  /** Null: the reader may write. */
  write_refusal: v.nullable(v.picklist(chatRefusals)),
  /** The reader is the show's creator: may delete, release, pin, mute, and set slow mode. */
  is_host: v.boolean(),
  /** Who is muted; told to the host, empty for everybody else. */
  muted: v.array(v.object({ userId: IdSchema, fullName: v.string() })),
  reactions: reactionCounts,
});
export type ChatSnapshot = v.InferOutput<typeof ChatSnapshotSchema>;

/** What happened since: `event: entries`, in the log's order. */
export const ChatEntriesSchema = v.object({
  cursor: v.number(),
  entries: v.array(ChatEntrySchema),
  /** Messages left out because nobody could read so many; never the reader's own or the host's. */
  skipped: v.number(),
});
export type ChatEntries = v.InferOutput<typeof ChatEntriesSchema>;

/**
 * Where else the same chat may be read from here on: `event: elsewhere`, for whoever is not its host. A Firebase Realtime
 * Database keeps it there under message/{room id}, by `seq`: messages by their ids, what else happened by `at-{seq}`.
 * While it does, beat/{room id} changes at least every ten seconds, and tells of reactions.
 * Whoever can reach it may leave this stream for it; whoever cannot just stays. AMB-168.
 */
export const ChatElsewhereSchema = v.object({
  database_url: v.string(),
  api_key: v.string(),
  project_id: v.string(),
  /** An emulator of the service that takes `token`; null: the real one. */
  emulator_url: v.nullable(v.string()),
  /** Signs in whoever may read this room, and nothing else. */
  token: v.string(),
  /** Until when it lets somebody begin to read, epoch ms: then they ask here again. */
  until: v.number(),
});
export type ChatElsewhere = v.InferOutput<typeof ChatElsewhereSchema>;

/** What somebody says: cleaned of what nobody sees, then at most {@link CHAT_LENGTH} code points. N-24. */
export const ChatWishSchema = v.object({
  comment: v.pipe(
    v.string('Message is required'),
    v.transform(chatText),
    v.nonEmpty('Message is required'),
    v.check((text) => chatLength(text) <= CHAT_LENGTH, `Message must be at most ${CHAT_LENGTH} characters`),
  ),
});
export type ChatWish = v.InferInput<typeof ChatWishSchema>;

/** Which message stands above the others; null: none. */
export const ChatPinWishSchema = v.object({ message_id: v.nullable(v.number()) });
export const ChatPinSchema = v.object({ pinned: v.nullable(ChatMessageSchema) });

/** How long one waits between two messages, in ms: at most five minutes; 0 ends slow mode. */
export const ChatSlowModeSchema = v.object({
  slow_ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300_000)),
});

export const ChatMuteSchema = v.object({ userId: IdSchema, is_muted: v.boolean() });

/** A handful thrown at once. */
export const ChatReactionWishSchema = v.object({
  reaction: v.picklist(chatReactions),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
});

const instant = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger());

/** What was said from one instant to before another, both epoch ms; `after` is the `next` of the page before. */
export const ChatHistoryQuerySchema = v.object({
  ...ChatQuerySchema.entries,
  from: instant,
  to: instant,
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}-\d{1,15}$/))),
});

/** A page of what was said, by the clock: for who watches again. */
export const ChatHistorySchema = v.object({
  /** By `created_at`. */
  messages: v.array(ChatMessageSchema),
  /** Asks for the next page; null: there is none. */
  next: v.nullable(v.string()),
  /** When the show went on air, epoch ms: the zero of a recording that carries no clock of its own; null: unknown. */
  began_at: v.nullable(v.number()),
  /** When the first one in all was said, epoch ms; null: nothing ever was. */
  first_at: v.nullable(v.number()),
});
export type ChatHistory = v.InferOutput<typeof ChatHistorySchema>;
