import type { Show } from '@panggung/core';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { enter } from '../../../tests/people.js';
import { addBadwords } from '../../server/src/badwords.js';
import { addLiveShow, changeShow, startingIn } from '../../server/src/watching.fixture.js';
import { type Chat, getChat } from './chat.js';
import type { Panggung } from './panggung.js';
import { getProgramme, type Programme } from './programme.js';
import { createVisitor, type Visitor, visitedApi } from './visitor.fixture.js';

const stand = visitedApi();
let visitor: Visitor;
let host: Visitor;
let show: Show;
let path: string;

beforeAll(() => addBadwords(stand.api.ports.database, ['bad']));
beforeEach(async () => {
  visitor = createVisitor({ api: stand.api });
  host = createVisitor({ api: stand.api });
  const { user } = await stand.api.signIn();
  hostEmail = user.email ?? '';
  show = await addLiveShow(stand.api, {
    ...startingIn(stand.api, -60_000),
    video_created_id: Number(user.id),
  });
  path = `/api/v1/room/video/${show.id}/chat`;
});
let hostEmail: string;

interface Reader {
  tab: Panggung;
  chat: Chat;
  texts(): string[];
  status(): string;
  leave(): void;
}

/** Somebody at a tab reads the chat until the test is over. */
function read(tab: Panggung): Reader {
  const chat = getChat(tab, show.id);
  const leave = chat.$lines.listen(() => {});
  onTestFinished(leave);
  return {
    tab,
    chat,
    leave,
    texts: () => chat.$lines.get().map(({ comment }) => comment),
    status: () => chat.$state.get().status,
  };
}

const poll = <T>(look: () => T) => expect.poll(look);

async function open(by: Visitor = visitor): Promise<Reader> {
  const reader = read(by.open());
  await poll(reader.status).toBe('live');
  return reader;
}

/** Somebody new, signed in, reads and writes. */
async function member(by: Visitor = createVisitor({ api: stand.api })) {
  const tab = by.open();
  const { user } = await by.signIn(tab);
  const reader = read(tab);
  await poll(() => reader.chat.$state.get().writeRefusal).toBeNull();
  const say = (text: string) => {
    reader.chat.$draft.set(text);
    return reader.chat.send(user);
  };
  return { ...reader, user, say, by };
}

async function asHost() {
  const tab = host.open();
  const { user } = await enter(stand.api, hostEmail);
  await tab.session.signIn(user);
  const reader = read(tab);
  await poll(() => reader.chat.$state.get().isHost).toBe(true);
  const say = (text: string) => {
    reader.chat.$draft.set(text);
    return reader.chat.send(user);
  };
  return { ...reader, user, say };
}

describe('people in a chat', () => {
  test('read each other live, in the same order for all', async () => {
    const [guest, ayu, budi] = [await open(), await member(), await member()];
    await ayu.say('Halo dari Kupang');
    await budi.say('Suaranya jernih');
    for (const { texts } of [guest, ayu, budi]) {
      await poll(texts).toEqual(['Halo dari Kupang', 'Suaranya jernih']);
    }
    expect(guest.chat.$state.get().writeRefusal).toBe('jwt_missing');
  });

  test('see what was said before they came', async () => {
    const ayu = await member();
    await ayu.say('Sudah mulai?');
    expect((await open()).texts()).toEqual(['Sudah mulai?']);
  });
});

describe('writing', () => {
  test('shows it at once, masked, and once when it has been said', async () => {
    const ayu = await member();
    ayu.chat.prepare();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    ayu.by.break((call) => (call === `POST ${path}` ? held : undefined));
    let wasSending = false;
    onTestFinished(
      ayu.chat.$lines.listen(([line]) => {
        wasSending ||= line?.isSending === true;
      }),
    );
    const sending = ayu.say('  so b.4.d \u202e ');
    await poll(ayu.chat.$draft.get).toBe('');
    await poll(ayu.texts).toEqual(['so *****']);
    expect(wasSending).toBe(true);
    // Those who read hear of it before its writer has an answer.
    await poll((await open()).texts).toEqual(['so *****']);
    await poll(() => ayu.chat.$lines.get()[0]?.isSending).toBeUndefined();
    answer();
    await sending;
    expect(ayu.texts()).toEqual(['so *****']);
  });

  test('has its words again where they did not arrive, also where nobody looks at the chat', async () => {
    const by = createVisitor({ api: stand.api });
    const tab = by.open();
    const { user } = await by.signIn(tab);
    const { $draft, send } = getChat(tab, show.id);
    $draft.set('Halo');
    by.break((call) => (call === `POST ${path}` ? 'lost' : undefined));
    await expect(send(user)).rejects.toMatchObject({ code: 'unreachable' });
    expect($draft.get()).toBe('Halo');
  });

  test('says it once, however often the answer is lost', async () => {
    const ayu = await member();
    // Nor does the chat itself tell.
    const isDeaf = (call: string) => call === `GET ${path}`;
    ayu.by.break((call) => (call === `POST ${path}` || isDeaf(call) ? 'unanswered' : undefined));
    dispatchEvent(new Event('online'));
    await poll(ayu.status).toBe('offline');
    await expect(ayu.say('Sekali saja')).rejects.toMatchObject({ code: 'unreachable' });
    ayu.by.break((call) => (isDeaf(call) ? 'unanswered' : undefined));
    await ayu.chat.send(ayu.user);
    ayu.by.break(null);
    dispatchEvent(new Event('online'));
    const guest = await open();
    await poll(ayu.texts).toEqual(['Sekali saja']);
    expect(guest.texts()).toEqual(['Sekali saja']);
  });

  test('gives texts back that are refused: in the order they were said, before what was written meanwhile', async () => {
    const [owner, ayu] = [await asHost(), await member()];
    await owner.chat.mute(ayu.user.user_id, true);
    const answers: (() => void)[] = [];
    const held = () => new Promise<void>((resolve) => answers.push(resolve));
    ayu.by.break((call) => (call === `POST ${path}` ? held() : undefined));
    const sayings: Promise<unknown>[] = [];
    for (const text of ['Satu', 'Dua']) {
      sayings.push(expect(ayu.say(text)).rejects.toMatchObject({ code: 'chat_muted' }));
      await poll(() => answers.length).toBe(sayings.length);
    }
    ayu.chat.$draft.set('Lagi');
    answers[1]?.();
    await poll(ayu.chat.$draft.get).toBe('Dua\nLagi');
    answers[0]?.();
    await Promise.all(sayings);
    expect([ayu.texts(), ayu.chat.$draft.get()]).toEqual([[], 'Satu\nDua\nLagi']);
    expect(ayu.chat.$state.get().writeRefusal).toBe('chat_muted');
  });

  test('knows what was said by the chat itself, where the answer never comes', async () => {
    const ayu = await member();
    ayu.by.break((call) => (call === `POST ${path}` || call === `GET ${path}` ? 'unanswered' : undefined));
    dispatchEvent(new Event('online'));
    await poll(ayu.status).toBe('offline');
    await expect(ayu.say('Halo')).rejects.toMatchObject({ code: 'unreachable' });
    expect(ayu.chat.$draft.get()).toBe('Halo');
    expect(ayu.chat.$state.get().failure?.code).toBe('unreachable');
    ayu.chat.$draft.set('Halo\nLagi');
    ayu.by.break(null);
    dispatchEvent(new Event('online'));
    await poll(ayu.texts).toEqual(['Halo']);
    expect([ayu.chat.$draft.get(), ayu.chat.$state.get().failure]).toEqual(['Lagi', null]);
  });

  test('sends nothing that nobody would see', async () => {
    const ayu = await member();
    await ayu.say(' \u200b\u2800 ');
    expect(ayu.by.visits.filter(({ call }) => call === `POST ${path}`)).toEqual([]);
  });

  test('waits in slow mode, as long as the API says', async () => {
    const [owner, ayu] = [await asHost(), await member()];
    await owner.chat.slowDown(30_000);
    await poll(() => ayu.chat.$state.get().slowMs).toBe(30_000);
    await ayu.say('Satu');
    expect(ayu.chat.$state.get().slowUntil).toBe(stand.api.now() + 30_000);
    const elsewhere = read(ayu.by.open());
    await poll(() => elsewhere.chat.$state.get().slowUntil).toBe(stand.api.now() + 30_000);
    await expect(ayu.say('Dua')).rejects.toMatchObject({ code: 'slow_mode' });
    expect(ayu.chat.$draft.get()).toBe('Dua');
    await owner.say('Tuan rumah tidak menunggu');
    await owner.say('Sama sekali');
    await owner.chat.slowDown(0);
    await poll(() => ayu.chat.$state.get().slowUntil).toBeNull();
    await ayu.chat.send(ayu.user);
    await poll(owner.texts).toEqual(['Satu', 'Tuan rumah tidak menunggu', 'Sama sekali', 'Dua']);
  });
});

test('whoever sends as slow mode ends is heard, though the clock of the API is a little behind', async () => {
  const [owner, ayu] = [await asHost(), await member()];
  await owner.chat.slowDown(5000);
  await poll(() => ayu.chat.$state.get().slowMs).toBe(5000);
  await ayu.say('Satu');
  stand.api.advance(4600);
  let tries = 0;
  ayu.by.break((call) => {
    if (call === `POST ${path}` && ++tries === 2) stand.api.advance(400);
    return undefined;
  });
  await ayu.say('Dua');
  expect([tries, ayu.chat.$draft.get(), ayu.chat.$state.get().failure]).toEqual([2, '', null]);
  await poll(owner.texts).toEqual(['Satu', 'Dua']);
});

describe('a wait that the API told', () => {
  test('lasts, whoever speaks meanwhile, until slow mode is another', async () => {
    const [owner, ayu] = [await asHost(), await member()];
    await owner.chat.slowDown(30_000);
    const elsewhere = read(ayu.by.open());
    await poll(() => elsewhere.chat.$state.get().slowMs).toBe(30_000);
    // Said and taken back while the other tab hears nothing.
    ayu.by.break((call) => (call === `GET ${path}` ? 'lost' : undefined));
    dispatchEvent(new Event('online'));
    await poll(elsewhere.status).toBe('offline');
    const { headers } = await enter(stand.api, String(ayu.user.email));
    const { data } = await stand.api.post<{ id: number }>(path, { comment: 'Satu' }, headers);
    await stand.api.delete(`${path}/${data.id}`, headers);
    ayu.by.break(null);
    dispatchEvent(new Event('online'));
    await poll(elsewhere.status).toBe('live');
    elsewhere.chat.$draft.set('Dua');
    await expect(elsewhere.chat.send(ayu.user)).rejects.toMatchObject({ code: 'slow_mode' });
    const until = elsewhere.chat.$state.get().slowUntil;
    expect(until).not.toBeNull();
    await owner.say('Lain');
    await poll(elsewhere.texts).toContain('Lain');
    expect(elsewhere.chat.$state.get().slowUntil).toBe(until);
    await owner.chat.slowDown(0);
    await poll(() => elsewhere.chat.$state.get().slowUntil).toBeNull();
  });
});

describe('a page where somebody else signs in', () => {
  const spam = 'Daftar slot gacor di link wa 081234567890';
  const signIn = async (tab: Panggung) => {
    const { user } = await stand.api.signIn();
    await tab.session.signIn(user);
    return user;
  };

  test('shows nothing of what only the one before saw', async () => {
    const ayu = await member();
    await ayu.say(spam);
    await poll(ayu.texts).toEqual([spam]);
    ayu.by.break((call) => (call === `GET ${path}` ? 'lost' : undefined));
    await ayu.tab.session.signOut();
    expect(ayu.texts()).toEqual([]);
    await signIn(ayu.tab);
    expect(ayu.texts()).toEqual([]);
  });

  test('does not have what the one before was about to say, nor says it in their name', async () => {
    const ayu = await member();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    ayu.by.break((call) => (call === `POST ${path}` ? held : undefined));
    const sending = ayu.say(spam);
    await poll(ayu.texts).toEqual([spam]);
    ayu.chat.$draft.set('Belum selesai');
    await ayu.tab.session.signOut();
    await signIn(ayu.tab);
    await poll(() => ayu.chat.$state.get().writeRefusal).toBeNull();
    answer();
    await sending.catch(() => {});
    expect([ayu.texts(), ayu.chat.$draft.get()]).toEqual([[], '']);
    ayu.by.break((call) => (call === `POST ${path}` ? 'lost' : undefined));
    const { user } = ayu;
    ayu.chat.$draft.set('Halo');
    await expect(ayu.chat.send(user)).rejects.toBeTruthy();
    expect(ayu.by.visits.filter(({ call }) => call === `POST ${path}`)).toHaveLength(1);
    expect(ayu.chat.$state.get().failure).toBeNull();
  });

  test('has the draft again for who comes back before anybody else does', async () => {
    const ayu = await member();
    ayu.chat.$draft.set('Belum selesai');
    await ayu.tab.session.signOut();
    const { user } = await enter(stand.api, String(ayu.user.email));
    await ayu.tab.session.signIn(user);
    await poll(() => ayu.chat.$state.get().writeRefusal).toBeNull();
    expect(ayu.chat.$draft.get()).toBe('Belum selesai');
  });
});

describe('a host', () => {
  test('takes messages away, pins one, and mutes who wrote it', async () => {
    const [owner, ayu, guest] = [await asHost(), await member(), await open()];
    await ayu.say('Satu');
    await ayu.say('Dua');
    await poll(owner.texts).toEqual(['Satu', 'Dua']);
    const [first, second] = owner.chat.$lines.get();
    await owner.chat.pin(first?.id ?? 0);
    await poll(() => guest.chat.$pinned.get()?.comment).toBe('Satu');
    await owner.chat.remove(second?.id ?? 0);
    await poll(guest.texts).toEqual(['Satu']);
    await owner.chat.mute(ayu.user.user_id, true);
    await poll(() => ayu.chat.$state.get().writeRefusal).toBe('chat_muted');
    await poll(() => owner.chat.$state.get().muted.map(({ userId }) => String(userId))).toEqual([
      String(ayu.user.user_id),
    ]);
    await owner.chat.mute(ayu.user.user_id, false);
    await poll(() => ayu.chat.$state.get().writeRefusal).toBeNull();
    await owner.chat.pin(null);
    await poll(() => guest.chat.$pinned.get()).toBeNull();
  });

  test('lets through what was held back: until then its writer alone sees it', async () => {
    const [owner, ayu, guest] = [await asHost(), await member(), await open()];
    await ayu.say('Daftar slot gacor di link wa 081234567890');
    await poll(() => owner.chat.$lines.get()[0]?.held).toBeTruthy();
    expect([ayu.texts().length, guest.texts()]).toEqual([1, []]);
    await owner.chat.release(owner.chat.$lines.get()[0]?.id ?? 0);
    await poll(() => guest.texts().length).toBe(1);
    await poll(() => owner.chat.$lines.get().map(({ held }) => held)).toEqual([null]);
  });
});

describe('a line that breaks', () => {
  test('goes on where it was: nothing is lost, nothing told twice', async () => {
    const [guest, ayu] = [await open(), await member()];
    await ayu.say('Satu');
    await poll(guest.texts).toEqual(['Satu']);
    visitor.break((call) => (call === `GET ${path}` ? 'lost' : undefined));
    dispatchEvent(new Event('online'));
    await poll(guest.status).toBe('offline');
    await ayu.say('Dua');
    await ayu.say('Tiga');
    expect(guest.texts()).toEqual(['Satu']);
    visitor.break(null);
    dispatchEvent(new Event('online'));
    await poll(guest.texts).toEqual(['Satu', 'Dua', 'Tiga']);
    expect(guest.status()).toBe('live');
  });

  test('says no more that there is no connection once it is back, and keeps what was written', async () => {
    const ayu = await member();
    await ayu.say('Satu');
    ayu.by.break((call) => (call.includes(path) ? 'lost' : undefined));
    dispatchEvent(new Event('online'));
    await poll(ayu.status).toBe('offline');
    await expect(ayu.say('Dua')).rejects.toMatchObject({ code: 'unreachable' });
    expect(ayu.chat.$state.get().failure?.code).toBe('unreachable');
    ayu.by.break(null);
    dispatchEvent(new Event('online'));
    await poll(ayu.status).toBe('live');
    expect(ayu.chat.$state.get().failure).toBeNull();
    expect(ayu.chat.$draft.get()).toBe('Dua');
  });

  test('shows the chat as it is now after a night asleep', async () => {
    const guest = await open();
    visitor.break((call) => (call === `GET ${path}` ? 'lost' : undefined));
    dispatchEvent(new Event('online'));
    await poll(guest.status).toBe('offline');
    const owner = await asHost();
    for (let count = 1; count <= 205; count++) await owner.say(`${count}`);
    visitor.break(null);
    dispatchEvent(new Event('online'));
    await poll(() => guest.texts().at(-1)).toBe('205');
    expect(guest.texts()).toHaveLength(50);
  });

  test('is not asked for again where the API does not let somebody read', async () => {
    await changeShow(stand.api, show, { ticket_type: 'fixed', ticket_price: 50_000 });
    const guest = read(visitor.open());
    await poll(guest.status).toBe('refused');
    expect(guest.chat.$state.get().error?.status).toBe(400);
    const asked = visitor.visits.length;
    await new Promise((done) => setTimeout(done, 1500));
    expect(visitor.visits).toHaveLength(asked);
  });
});

describe('a viewer behind the stage', () => {
  const programme = (at: () => number | null, isReplay = false): Programme => ({
    playbackId: '',
    isReplay,
    at,
    elapsed: () => 0,
  });

  test('sees a message when they are where it was said, their own at once', async () => {
    const [late, ayu] = [await member(), await member()];
    let playhead = stand.api.now() - 10_000;
    getProgramme(late.tab, show.id).set(programme(() => playhead));
    await ayu.say('Gol!');
    await late.say('Saya terlambat');
    await poll(late.texts).toEqual(['Saya terlambat']);
    await new Promise((done) => setTimeout(done, 600));
    expect(late.texts()).toEqual(['Saya terlambat']);
    playhead = stand.api.now();
    await poll(late.texts).toEqual(['Gol!', 'Saya terlambat']);
  });

  test('has the chat of a recording along, forward and back', async () => {
    const ayu = await member();
    const began = stand.api.now();
    for (const text of ['Pembuka', 'Tengah', 'Penutup']) {
      await ayu.say(text);
      stand.api.advance(90_000);
    }
    let playhead = began + 1000;
    const tab = visitor.open();
    getProgramme(tab, show.id).set(programme(() => playhead, true));
    const guest = read(tab);
    await poll(guest.texts).toEqual(['Pembuka']);
    expect(guest.status()).toBe('replay');
    playhead = began + 181_000;
    await poll(() => guest.texts().at(-1)).toBe('Penutup');
    playhead = began + 91_000;
    await poll(() => guest.texts()).toEqual(['Pembuka', 'Tengah']);
    expect(guest.chat.$state.get().isEmpty).toBe(false);
  });

  test('finds what was said before a silence they jump into', async () => {
    const ayu = await member();
    const began = stand.api.now();
    await ayu.say('Pembuka');
    stand.api.advance(60_000);
    await ayu.say('Tepuk tangan');
    const tab = visitor.open();
    getProgramme(tab, show.id).set(programme(() => began + 400_000, true));
    await poll(read(tab).texts).toEqual(['Pembuka', 'Tepuk tangan']);
  });

  test('has their own messages in a recording where they said them', async () => {
    const ayu = await member();
    const began = stand.api.now();
    await ayu.say('Pembuka');
    stand.api.advance(20_000);
    await ayu.say('Penutup');
    let playhead = began + 1000;
    getProgramme(ayu.tab, show.id).set(programme(() => playhead, true));
    await poll(ayu.status).toBe('replay');
    await poll(ayu.texts).toEqual(['Pembuka']);
    playhead = began + 21_000;
    await poll(ayu.texts).toEqual(['Pembuka', 'Penutup']);
    playhead = began + 1000;
    await poll(ayu.texts).toEqual(['Pembuka']);
  });

  test('has the chat of a recording as soon as its code has come', async () => {
    const ayu = await member();
    const began = stand.api.now();
    await ayu.say('Pembuka');
    onTestFinished(() => void vi.doUnmock('./chat-replay.js'));
    vi.doMock('./chat-replay.js', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const tab = visitor.open();
    const $programme = getProgramme(tab, show.id);
    $programme.set(programme(() => began + 1000, true));
    const guest = read(tab);
    await poll(guest.status).toBe('offline');
    vi.doUnmock('./chat-replay.js');
    await poll(guest.texts).toEqual(['Pembuka']);
    expect(guest.status()).toBe('replay');
  });

  test('hears nothing of a recording they have left', async () => {
    let fail = () => {};
    const never = new Promise<object>((_, refuse) => {
      fail = () => refuse(new TypeError('Failed to fetch dynamically imported module'));
    });
    vi.doMock('./chat-replay.js', () => never);
    onTestFinished(() => void vi.doUnmock('./chat-replay.js'));
    const guest = await open();
    const $programme = getProgramme(guest.tab, show.id);
    $programme.set(programme(() => 0, true));
    expect(guest.status()).toBe('replay');
    $programme.set(null);
    await poll(guest.status).toBe('live');
    fail();
    await expect(import('./chat-replay.js')).rejects.toThrow();
    await new Promise((done) => setTimeout(done));
    expect(guest.status()).toBe('live');
  });

  test('learns that in a recording nothing was ever said', async () => {
    const tab = visitor.open();
    getProgramme(tab, show.id).set(programme(() => null, true));
    const guest = read(tab);
    await poll(() => guest.chat.$state.get().isEmpty).toBe(true);
  });
});

test('reactions are counted at once, and told together', async () => {
  const [ayu, guest] = [await member(), await open()];
  for (let count = 0; count < 7; count++) ayu.chat.react('fire');
  expect(ayu.chat.$reactions.get()?.fire).toBe(7);
  const told = () => ayu.by.visits.filter(({ call }) => call === `POST ${path}/reactions`);
  await poll(() => told().map(({ status }) => status)).toEqual([200]);
  await stand.api.runJobs();
  await poll(() => guest.chat.$reactions.get()?.fire).toBe(7);
});

test('every reaction of somebody with busy fingers is counted, at the pace the API takes', async () => {
  const [ayu, guest] = [await member(), await open()];
  for (let count = 0; count < 25; count++) ayu.chat.react('fire');
  for (let count = 0; count < 3; count++) ayu.chat.react('clap');
  let isRefused = false;
  ayu.by.break((call) => {
    if (call !== `POST ${path}/reactions` || isRefused) return undefined;
    isRefused = true;
    return Response.json({ code: 'rate_limited', message: 'Too many' }, { status: 429 });
  });
  await poll(async () => {
    await stand.api.runJobs();
    const { fire, clap } = (await open(createVisitor({ api: stand.api }))).chat.$reactions.get() ?? {};
    return [fire, clap];
  }).toEqual([25, 3]);
  await poll(() => guest.chat.$reactions.get()?.fire).toBe(25);
  expect(isRefused).toBe(true);
});
