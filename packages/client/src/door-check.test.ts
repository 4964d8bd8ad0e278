import {
  type DoorEntry,
  type DoorVerdict,
  type Payment,
  parseEntryCode,
  ROLL_KEPT_MS,
  type Show,
  showStart,
} from '@panggung/core';
import type { Admission } from '@panggung/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { API_URL, type Api, createClock, startApi } from '../../../tests/api.js';
import { signInCustomer, take } from '../../../tests/buying.js';
import { newEmail, type Person } from '../../../tests/people.js';
import { createArea, createNetwork } from './buyer.fixture.js';
import { getDoorCheck } from './door-check.js';
import { hasDoors } from './door-check-doors.js';
import { tellDoors, type UntoldDoor } from './door-check-tell.js';
import { createPanggung } from './panggung.js';

let api: Api;
let creator: Person;
beforeAll(async () => {
  api = await startApi({ clock: createClock(Date.now()) });
});
afterAll(() => api.stop());

let show: Show;
beforeEach(async () => {
  // Rolls are counted by person.
  creator = await signInCustomer(api);
  show = await addShow();
});

const addShow = () =>
  api.addShow({ ticket_type: 'free_pass', ticket_price: 0, video_created_id: Number(creator.user.id) });

/** A ticket of somebody new; what its QR code says. */
async function sell(on = show): Promise<string> {
  const { data } = await take(api, { as: { email: newEmail() }, show: on });
  return String((data as Payment).entry_code);
}
const typed = (code: string) => parseEntryCode(code)?.code ?? '';

/** The same ticket at another door of the show. */
const admitElsewhere = (code: string) =>
  api.post<Admission>(
    '/api/v1/admission',
    { room_id: show.id, code, device_id: 'pintu lain' },
    creator.headers,
  );

/** A device that a person keeps the door with, and what its network does. */
function openDevice(person = creator) {
  const area = createArea();
  const network = createNetwork(api);
  /** A tab, or the page after a reload. */
  const page = () => {
    area.setItem(`panggung:${API_URL}:user`, JSON.stringify(person.user));
    return createPanggung({ apiUrl: API_URL, fetch: network.fetch, storage: area });
  };
  const visit = () => {
    const panggung = page();
    const door = getDoorCheck(panggung, person.user.user_id, show.id);
    let leave: () => void = () => {};
    onTestFinished(() => leave());
    const open = () => {
      leave = door.$door.listen(() => {});
    };
    open();
    return { ...door, panggung, leave: () => leave(), door: () => door.$door.get() };
  };
  /** The names under which something of the door is kept. */
  const kept = () => area.names().filter((name) => /:(book|roll|asked|doors)$/.test(name));
  return { network, area, page, visit, kept };
}

const until = (look: () => unknown) => expect.poll(look).toBe(true);

/** A door whose roll is here. */
async function openDoor(device = openDevice()) {
  const door = device.visit();
  await until(() => door.door().status === 'ready' && !door.door().isOffline);
  return { ...door, network: device.network };
}

const kind = (verdict: DoorVerdict) => (verdict.kind === 'refused' ? verdict.reason : verdict.kind);
const entryOf = (entry: DoorEntry | null | undefined): DoorEntry => {
  if (!entry) throw new Error('Nobody is inside');
  return entry;
};
/** Who is inside by a ticket that was refused for it. */
const insideBy = (verdict: DoorVerdict) => entryOf(verdict.kind === 'already' ? verdict.entry : null);
const lost = () => 'lost' as const;

/** Cuts the network, and lets the device find out. */
async function cut({ network, retry }: Awaited<ReturnType<typeof openDoor>>) {
  network.break(lost);
  await retry();
}

describe('with a network', () => {
  test('a ticket lets in once, scanned or typed, and says who and when', async () => {
    const code = await sell();
    const door = await openDoor();
    const verdict = await door.check(code);
    expect(verdict).toMatchObject({ kind: 'admitted', entry: { code: typed(code), state: 'told' } });
    const at = verdict.kind === 'admitted' ? verdict.entry.at : 0;
    expect(await door.check(typed(code).toLowerCase())).toMatchObject({ kind: 'already', at });
    expect(door.door()).toMatchObject({ counts: { sold: 1, admitted: 1 }, untold: 0, isKept: true });
    expect(door.door().last.map(({ code }) => code)).toEqual([typed(code)]);
  });

  test('what is no ticket of the show is told apart', async () => {
    const [code, elsewhere] = [await sell(), await sell(await addShow())];
    const door = await openDoor();
    const forged = `${code.slice(0, -103)}${'0'.repeat(103)}`;
    for (const [said, reason] of [
      [elsewhere, 'other_show'],
      [forged, 'signature_wrong'],
      ['0000000000', 'code_unknown'],
      ['https://panggung.example', 'code_unknown'],
    ] as const)
      expect(kind(await door.check(said))).toBe(reason);
  });

  test('a ticket that was sold after the roll was taken lets in', async () => {
    const door = await openDoor();
    expect(kind(await door.check(await sell()))).toBe('admitted');
    expect(door.door().counts).toEqual({ sold: 1, admitted: 1 });
  });

  test('who was let in by mistake is sent out again, and may come back', async () => {
    const code = await sell();
    const door = await openDoor();
    await door.check(code);
    await door.undo(entryOf(door.door().last[0]));
    expect(door.door()).toMatchObject({ last: [], counts: { admitted: 0 } });
    await until(() => door.door().untold === 0);
    expect(kind(await door.check(code))).toBe('admitted');
    expect((await admitElsewhere(code)).code).toBe('already_admitted');
  });

  test('who was let in by mistake at another door is sent out here, and may come back', async () => {
    const code = await sell();
    const { data } = await admitElsewhere(code);
    const door = await openDoor();
    const verdict = await door.check(code);
    expect(verdict).toMatchObject({ kind: 'already', at: data.admitted_at, entry: { id: data.id } });
    await door.undo(insideBy(verdict));
    expect(door.door().counts).toEqual({ sold: 1, admitted: 0 });
    await until(() => door.door().untold === 0);
    expect((await admitElsewhere(code)).status).toBe(201);
  });

  test("somebody else's show is none", async () => {
    const door = openDevice(await signInCustomer(api)).visit();
    await until(() => door.door().status === 'missing');
  });
});

describe('without a network', () => {
  test('signature and roll decide: each ticket once, also after a reload and in another tab', async () => {
    const [first, second, third] = [await sell(), await sell(), await sell()];
    const device = openDevice();
    const door = await openDoor(device);
    await cut(door);
    expect(door.door().isOffline).toBe(true);
    expect(kind(await door.check(first))).toBe('admitted');
    expect(kind(await door.check(typed(first)))).toBe('already');
    expect(kind(await door.check(typed(second)))).toBe('admitted');
    const later = await sell();
    expect(kind(await door.check(later))).toBe('not_listed');
    expect(kind(await door.check(`${third.slice(0, -103)}${'0'.repeat(103)}`))).toBe('signature_wrong');
    const tab = device.visit();
    expect(kind(await tab.check(first))).toBe('already');
    const both = await Promise.all([door.check(third), tab.check(third)]);
    expect(both.map(kind).sort()).toEqual(['admitted', 'already']);
    door.leave();
    const reloaded = device.visit();
    expect(reloaded.door()).toMatchObject({
      status: 'ready',
      name: show.name,
      untold: 3,
      counts: { sold: 3, admitted: 3 },
    });
    expect(kind(await reloaded.check(second))).toBe('already');
  });

  test('all is told once it is back, and a conflict is shown until it is read', async () => {
    const [first, second] = [await sell(), await sell()];
    const device = openDevice();
    const door = await openDoor(device);
    await cut(door);
    await door.check(first);
    await door.check(second);
    const { data } = await admitElsewhere(second);
    device.network.break(null);
    await door.retry();
    expect(door.door()).toMatchObject({ isOffline: false, untold: 0, counts: { sold: 2, admitted: 2 } });
    expect((await admitElsewhere(first)).code).toBe('already_admitted');
    const [conflict] = door.door().conflicts;
    expect(conflict).toMatchObject({
      code: typed(second),
      conflict: { code: 'already_admitted', at: data.admitted_at },
    });
    door.leave();
    const reloaded = device.visit();
    expect(reloaded.door().conflicts).toHaveLength(1);
    await reloaded.dismiss(conflict?.key ?? '');
    expect(reloaded.door().conflicts).toEqual([]);
    expect(kind(await reloaded.check(second))).toBe('already');
  });

  test('comes back by itself', async () => {
    const code = await sell();
    const door = await openDoor();
    await cut(door);
    await door.check(code);
    door.network.break(null);
    await until(() => door.door().untold === 0);
    expect((await admitElsewhere(code)).code).toBe('already_admitted');
  });

  test('an answer that was lost is no second admission', async () => {
    const code = await sell();
    const door = await openDoor();
    door.network.break((path) => (path === 'POST /api/v1/admission' ? 'unanswered' : undefined));
    expect(await door.check(code)).toMatchObject({ kind: 'admitted', entry: { state: 'waiting' } });
    expect(kind(await door.check(code))).toBe('already');
    await door.retry();
    expect(door.door()).toMatchObject({ untold: 0, conflicts: [], counts: { sold: 1, admitted: 1 } });
  });

  test('a ticket the roll does not know, whose answer was lost, comes in when it is shown again', async () => {
    const door = await openDoor();
    const code = await sell();
    door.network.break((path) => (path === 'POST /api/v1/admission' ? 'unanswered' : undefined));
    expect(kind(await door.check(code))).toBe('not_listed');
    door.network.break(null);
    await door.retry();
    expect(kind(await door.check(typed(code)))).toBe('admitted');
    expect(kind(await door.check(code))).toBe('already');
    expect(door.door()).toMatchObject({ untold: 0, conflicts: [], counts: { sold: 1, admitted: 1 } });
  });

  test('who was sent out again without a network may come in at another door afterwards', async () => {
    const [first, second] = [await sell(), await sell()];
    const door = await openDoor();
    await door.check(first);
    await cut(door);
    await door.check(second);
    for (const entry of door.door().last) await door.undo(entry);
    expect(door.door()).toMatchObject({ untold: 2, counts: { admitted: 0 } });
    door.network.break(null);
    await door.retry();
    for (const code of [first, second]) expect((await admitElsewhere(code)).status).toBe(201);
  });

  test('who came in at another door is sent out here, and that is told once the network is back', async () => {
    const code = await sell();
    await admitElsewhere(code);
    const door = await openDoor();
    await cut(door);
    await door.undo(insideBy(await door.check(code)));
    expect(door.door()).toMatchObject({ untold: 1, counts: { sold: 1, admitted: 0 } });
    door.network.break(null);
    await door.retry();
    expect(door.door()).toMatchObject({ untold: 0, counts: { sold: 1, admitted: 0 } });
    expect((await admitElsewhere(code)).status).toBe(201);
  });

  test('nothing can be looked up where there never was one', async () => {
    const code = await sell();
    const device = openDevice();
    device.network.break(lost);
    const door = device.visit();
    await until(() => door.door().status === 'failed');
    expect(kind(await door.check(code))).toBe('unchecked');
  });

  test('nobody waits longer than a moment for an API that says nothing', async () => {
    const code = await sell();
    const silent: typeof fetch = (input, init) =>
      String(input).endsWith('/admission')
        ? new Promise((_, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
          )
        : api.fetch(new Request(input, init));
    const panggung = createPanggung({ apiUrl: API_URL, fetch: silent, storage: createArea() });
    await panggung.session.signIn(creator.user);
    const door = getDoorCheck(panggung, creator.user.user_id, show.id);
    onTestFinished(door.$door.listen(() => {}));
    await until(() => door.$door.get().status === 'ready');
    expect(kind(await door.check(code))).toBe('admitted');
    // Other calls are waited for longer, and that is told.
    expect(panggung.http.$timedOut.get()).toBe(false);
  });
});

describe('what a device keeps of a door', () => {
  test('is gone once its person signs out', async () => {
    const device = openDevice();
    const door = await openDoor(device);
    await door.check(await sell());
    await door.retry();
    expect(device.kept()).not.toEqual([]);
    door.leave();
    await door.panggung.session.signOut();
    expect(device.kept()).toEqual([]);
  });

  test('stays while the API has not heard all, and is told when its person is back, on any page', async () => {
    const code = await sell();
    const device = openDevice();
    const door = await openDoor(device);
    await cut(door);
    await door.check(code);
    door.leave();
    await door.panggung.session.signOut();
    expect(device.kept()).not.toEqual([]);

    const elsewhere = device.page();
    const { user_id } = creator.user;
    expect(hasDoors(elsewhere, user_id)).toBe(true);
    const told: (readonly UntoldDoor[])[] = [];
    onTestFinished(tellDoors(elsewhere, user_id, (doors) => told.push(doors)));
    await until(() => told.at(-1)?.[0]?.isOffline === true);
    expect(told.at(-1)).toEqual([{ roomId: String(show.id), name: show.name, untold: 1, isOffline: true }]);
    device.network.break(null);
    await until(() => told.at(-1)?.length === 0);
    expect((await admitElsewhere(code)).code).toBe('already_admitted');
    await elsewhere.session.signOut();
    expect(hasDoors(elsewhere, user_id)).toBe(false);
    expect(device.kept()).toEqual([]);
  });

  test('is gone a week after the show', async () => {
    const device = openDevice();
    const door = await openDoor(device);
    door.leave();
    const at = (time: number) => ({ ...door.panggung, clock: { ...door.panggung.clock, now: () => time } });
    const end = Math.max(showStart(show), door.door().seenAt ?? 0) + ROLL_KEPT_MS;
    tellDoors(at(end), creator.user.user_id, () => {})();
    expect(device.kept()).not.toEqual([]);
    tellDoors(at(end + 1), creator.user.user_id, () => {})();
    expect(device.kept()).toEqual([]);
  });

  test('holds the key of a question that was not answered, through a reload', async () => {
    const device = openDevice();
    const door = await openDoor(device);
    const code = await sell();
    device.network.break((path) => (path === 'POST /api/v1/admission' ? 'unanswered' : undefined));
    expect(kind(await door.check(code))).toBe('not_listed');
    device.network.break(null);
    door.leave();
    const reloaded = await openDoor(device);
    expect(kind(await reloaded.check(code))).toBe('admitted');
    expect(reloaded.door()).toMatchObject({ untold: 0, conflicts: [] });
  });
});

test('one that the API cannot read keeps it from none of the others', async () => {
  const codes = [await sell(), await sell(), await sell()];
  const device = openDevice();
  const door = await openDoor(device);
  await cut(door);
  for (const code of codes) await door.check(code);
  door.leave();
  // As a clock before 1970 would have written it.
  const [book = ''] = device.kept().filter((name) => name.endsWith(':book'));
  const [first, second, third] = JSON.parse(device.area.getItem(book) ?? '[]');
  device.area.setItem(book, JSON.stringify([first, { ...second, at: -1 }, third]));
  device.network.break(null);
  const reloaded = await openDoor(device);
  await until(() => reloaded.door().untold === 0);
  expect(reloaded.door().conflicts).toMatchObject([{ conflict: { code: 'invalid_request' } }]);
  expect(reloaded.door().counts).toMatchObject({ sold: 3 });
  const answers = await Promise.all(codes.map(admitElsewhere));
  expect(answers.map(({ code, status }) => code ?? status)).toEqual([
    'already_admitted',
    201,
    'already_admitted',
  ]);
});

test('a device that may keep nothing says so, and still lets nobody in twice', async () => {
  const code = await sell();
  // Browsers deny both together.
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('Denied', 'SecurityError'));
  onTestFinished(() => void vi.restoreAllMocks());
  const network = createNetwork(api);
  const panggung = createPanggung({ apiUrl: API_URL, fetch: network.fetch, storage: null });
  await panggung.session.signIn(creator.user);
  const { $door, check, retry } = getDoorCheck(panggung, creator.user.user_id, show.id);
  onTestFinished($door.listen(() => {}));
  await until(() => $door.get().status === 'ready');
  network.break(lost);
  await retry();
  const both = await Promise.all([check(code), check(code)]);
  expect(both.map(kind)).toEqual(['admitted', 'already']);
  expect($door.get()).toMatchObject({ isKept: false, untold: 1 });
});
