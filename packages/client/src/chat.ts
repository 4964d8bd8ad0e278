import { type ChatEntry, type ChatMessage, type Id, sameId } from '@panggung/core';
import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ChatHost } from './chat-host.js';
import { afterEntries, type ChatLine, pruned, shownAt } from './chat-log.js';
import { type ChatReactions, createChatReactions } from './chat-reactions.js';
import type { ChatSending } from './chat-send.js';
import { type ChatState, noChat, stateOf } from './chat-state.js';
import { followChat } from './chat-stream.js';
import { loadOnce } from './load-once.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { getProgramme, type Programme } from './programme.js';

/**
 * The live chat of a show. A message is seen when the viewer is where it was said: somebody whose stream is late is told
 * nothing before they see it, and a recording brings its chat along. K-15 to K-17, N-24.
 */
export interface Chat extends Pick<ChatSending, 'prepare' | 'send'>, ChatHost {
  /** What is said where the viewer is, the oldest first, at most 200; while it is listened to, the chat is followed. */
  $lines: ReadableAtom<readonly ChatLine[]>;
  $state: ReadableAtom<ChatState>;
  /** What stands above the others. */
  $pinned: ReadableAtom<ChatMessage | null>;
  $reactions: ChatReactions['$counts'];
  /** What is written and not sent; it outlives the view it was written in. */
  $draft: WritableAtom<string>;
  /** Whether whoever watches has it beside the picture. */
  $isShown: WritableAtom<boolean>;
  react: ChatReactions['react'];
}

/** How often it is looked at what has become due where the viewer is, in ms. */
const LOOK_MS = 250;
/** After code did not come, when it is asked for again, in ms. */
const RETRY_MS = 5000;

function createChat(panggung: Panggung, showId: Id): Chat {
  const { session, clock } = panggung;
  const $programme = getProgramme(panggung, showId);
  const $lines = atom<readonly ChatLine[]>([]);
  const $state = atom<ChatState>(noChat);
  const $pinned = atom<ChatMessage | null>(null);
  const $draft = atom('');
  const $underway = atom<readonly ChatLine[]>([]);
  const reactions = createChatReactions(panggung, showId);
  let messages: readonly ChatMessage[] = [];
  let cursor: number | null = null;
  /** When somebody last said something themselves, epoch ms of the server. */
  let saidAt = 0;
  /** Until when the API told them to wait, epoch ms of the server: it knows what was not heard here. */
  let toldUntil = 0;
  /** Who reads, by id; null: a guest. And whose draft it is. */
  let reader: Id | null = null;
  let writer: Id | null = null;

  const isMine = ({ userId }: Pick<ChatMessage, 'userId'>) => {
    const person = session.$person.get();
    return person !== null && sameId(userId, person.user_id);
  };
  const tell = (news: Partial<ChatState>) => $state.set({ ...$state.get(), ...news });

  /** Told of one's own messages, once something was written. */
  let hear: ChatSending['hear'] = () => {};
  // Whoever only reads writes nothing.
  const loadSending = loadOnce(async () => {
    const { createChatSending } = await import('./chat-send.js');
    const sending = createChatSending(panggung, {
      showId,
      $draft,
      $underway,
      isHost: () => $state.get().isHost,
      cursor: () => cursor ?? 0,
      isWriter: ({ user_id }) => sameId(user_id, writer),
      onSaid(message) {
        // Somebody else reads meanwhile.
        if (!isMine(message)) return;
        hearOwn([message]);
        // Told by the line already, it may have been taken away since; what is held not every line tells.
        if (message.held || message.seq > (cursor ?? 0))
          change([{ kind: 'message', seq: message.seq, message }]);
      },
      onRefused(failure) {
        if (failure !== $state.get().failure) tell({ failure });
        const { code, body, retryAfter } = failure ?? {};
        if (code === 'chat_muted' || code === 'chat_closed') tell({ writeRefusal: code });
        if (code !== 'slow_mode') return;
        toldUntil = clock.now() + (body?.retry_after ?? retryAfter ?? 0);
        pace();
      },
    });
    hear = sending.hear;
    return sending;
  });

  /** Of what is new, one's own, said here or at another tab: slow mode counts from the last. */
  function hearOwn(news: readonly ChatMessage[]): void {
    const own = news.filter(isMine);
    own.forEach(hear);
    saidAt = Math.max(saidAt, ...own.map(({ created_at }) => created_at));
    pace();
  }

  function pace(): void {
    const { slowMs, isHost, slowUntil } = $state.get();
    const heardUntil = slowMs > 0 && saidAt > 0 ? saidAt + slowMs : 0;
    const until = (!isHost && Math.max(heardUntil, toldUntil)) || null;
    if (until !== slowUntil) tell({ slowUntil: until });
  }

  /** Shows what is due, if that is anything else. */
  function show(
    known: readonly ChatMessage[],
    playhead: number | null,
    isAtOnce = isMine,
  ): readonly ChatMessage[] {
    const shown = shownAt(known, playhead, isAtOnce);
    const isTold = ({ key }: ChatLine) => shown.some((line) => line.key === key);
    const lines = [...shown, ...$underway.get().filter((line) => !isTold(line))];
    const before = $lines.get();
    const isSame = lines.length === before.length && lines.every((line, at) => line === before[at]);
    if (!isSame) $lines.set(lines);
    return shown;
  }

  function look(): void {
    messages = pruned(messages, show(messages, $programme.get()?.at() ?? null));
  }

  function change(entries: readonly ChatEntry[]): void {
    messages = afterEntries(messages, entries);
    look();
  }

  const acts: { [Kind in ChatEntry['kind']]?: (entry: Extract<ChatEntry, { kind: Kind }>) => void } = {
    pinned: ({ message }) => $pinned.set(message),
    slow_mode({ slow_ms }) {
      toldUntil = 0;
      tell({ slowMs: slow_ms });
    },
    muted({ userId, fullName, is_muted }) {
      if (isMine({ userId })) tell({ writeRefusal: is_muted ? 'chat_muted' : null });
      const others = $state.get().muted.filter((person) => !sameId(person.userId, userId));
      if ($state.get().isHost) tell({ muted: is_muted ? [...others, { userId, fullName }] : others });
    },
  };

  function followLive(programme: Programme | null): () => void {
    const stop = followChat(
      panggung,
      { showId, playbackId: programme?.playbackId },
      {
        cursor: () => cursor,
        onOpen() {
          // Before that, nothing is known of it.
          if (cursor === null) return;
          const { failure } = $state.get();
          // The connection is back: what was not heard for want of it may be said again.
          tell({ status: 'live', error: null, failure: failure?.status ? failure : null });
        },
        onSnapshot(snapshot) {
          cursor = snapshot.cursor;
          messages = snapshot.messages;
          $pinned.set(snapshot.pinned);
          reactions.hear(snapshot.reactions);
          look();
          tell(stateOf(snapshot));
          const { slow_until, slow_ms } = snapshot;
          saidAt = slow_until === null ? 0 : slow_until - slow_ms;
          toldUntil = 0;
          hearOwn(messages);
        },
        onEntries(news) {
          const heard = cursor ?? 0;
          cursor = Math.max(heard, news.cursor);
          // What was heard is not heard twice, whoever tells it again.
          const entries = news.entries.filter(({ seq }) => seq > heard);
          for (const entry of entries) acts[entry.kind]?.(entry as never);
          hearOwn(entries.flatMap((entry) => (entry.kind === 'message' ? entry.message : [])));
          change(entries);
        },
        onReactions: ({ counts }) => reactions.hear(counts),
        onOffline: () => tell({ status: cursor === null ? 'connecting' : 'offline' }),
        onRefused: (error) => tell({ status: 'refused', error }),
      },
    );
    const timer = programme && setInterval(look, LOOK_MS);
    return () => {
      stop();
      if (timer) clearInterval(timer);
    };
  }

  function followReplay(programme: Programme): () => void {
    const { isEmpty } = $state.get();
    tell({ ...noChat, status: 'replay', isEmpty: messages.length ? false : isEmpty });
    forget();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const start = async () => {
      // Whoever watches live needs none of it.
      const { createChatReplay } = await import('./chat-replay.js');
      if (isOver) return;
      tell({ status: 'replay' });
      const replay = createChatReplay(panggung, { showId, programme });
      const draw = () => {
        show(replay.messages(), replay.playhead() ?? 0, () => false);
        if ($state.get().isEmpty === null) tell({ isEmpty: replay.isEmpty() });
      };
      const lookAgain = () => {
        draw();
        void replay.look().then((hasCome) => hasCome && !isOver && draw());
      };
      timer = setInterval(lookAgain, LOOK_MS);
    };
    const begin = () => {
      start().catch(() => {
        if (isOver) return;
        tell({ status: 'offline' });
        timer = setTimeout(begin, RETRY_MS);
      });
    };
    begin();
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }

  /** Whoever else reads may see other things. */
  function forget(): void {
    cursor = null;
    saidAt = 0;
    toldUntil = 0;
    messages = [];
    $pinned.set(null);
  }

  /** Nothing one person saw or said is left to the next; what they wrote waits, in case they come back first. */
  function seat(): void {
    const id = session.$person.get()?.user_id ?? null;
    if (String(id) === String(reader)) return;
    reader = id;
    $underway.set([]);
    $lines.set([]);
    if (id === null) return;
    if (writer !== null && !sameId(id, writer)) $draft.set('');
    writer = id;
  }

  onMount($lines, () => {
    let stop = () => {};
    const start = (programme: Programme | null) => {
      stop();
      stop = programme?.isReplay ? followReplay(programme) : followLive(programme);
    };
    const startAnew = () => {
      seat();
      forget();
      tell(noChat);
      start($programme.get());
    };
    startAnew();
    const unlisten = [
      $programme.listen(start),
      session.$person.listen((person, before) => {
        if (String(person?.user_id) !== String(before?.user_id)) startAnew();
      }),
      $underway.listen(look),
    ];
    return () => {
      stop();
      for (const off of unlisten) off();
    };
  });

  // Most people do nothing about what is said.
  const host = async () => (await import('./chat-host.js')).createChatHost(panggung, showId);

  return {
    $lines,
    $state,
    $pinned,
    $reactions: reactions.$counts,
    $isShown: atom(true),
    react: reactions.react,
    $draft,
    prepare: () =>
      void loadSending().then(
        ({ prepare }) => prepare(),
        () => {},
      ),
    async send(person) {
      // Where nobody looks, nobody has sat down.
      writer ??= person.user_id;
      return (await loadSending()).send(person);
    },
    remove: async (messageId) => (await host()).remove(messageId),
    release: async (messageId) => (await host()).release(messageId),
    pin: async (messageId) => (await host()).pin(messageId),
    mute: async (userId, isMuted) => (await host()).mute(userId, isMuted),
    slowDown: async (slowMs) => (await host()).slowDown(slowMs),
  };
}

/** The live chat of a show on an API's page. */
export function getChat(panggung: Panggung, showId: Id): Chat {
  return partOf(panggung, `chat ${showId}`, () => createChat(panggung, showId));
}
