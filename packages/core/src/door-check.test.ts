import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { AdmissionOutcome } from './contract/admission.js';
import {
  addEntry,
  countUntold,
  type DoorBook,
  type DoorEntry,
  dismissConflict,
  doorCounts,
  heedOutcomes,
  knowsBetter,
  lastEntries,
  nextTelling,
  openConflicts,
  settledKeys,
  settleUndo,
  takeBack,
  withRoll,
} from './door-book.js';
import { type DoorLook, judgeAtOnce, judgeByRoll } from './door-check.js';
import { type DoorRoll, packRoll, toDoorRoll, unpackRoll } from './door-roll.js';
import { isNewSight, SCAN_REST_MS } from './door-scan.js';

const publicKey = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' } as const;
const hash = (ticket: number) => ticket.toString(16).padStart(16, '0');
const codeOf = (ticket: number) => String(ticket).padStart(10, '0');

interface Admitted {
  id: string;
  key: string;
  at: number;
  isOut: boolean;
}

/** The API's half, as its contract says: a ticket lets in once, and the same key is answered alike. */
function createOtherSide(tickets: number) {
  const admissions = new Map<string, Admitted[]>();
  const of = (code: string) => admissions.get(code) ?? [];
  let count = 0;
  const inside = (code: string) => of(code).find(({ isOut }) => !isOut);
  return {
    inside,
    all: () => [...admissions.values()].flat(),
    admit(code: string, key: string, at: number): AdmissionOutcome {
      const same = of(code).find((admitted) => admitted.key === key);
      const open = inside(code);
      if (!same && open) {
        return { key, outcome: 'conflict', code: 'already_admitted', admitted_at: open.at, name: 'SP' };
      }
      const admitted = same ?? { id: `a${count++}`, key, at, isOut: false };
      if (!same) admissions.set(code, [...of(code), admitted]);
      const admission = { room_id: 7, code, name: 'SP', device_id: 'd', admitted_at: at, undone_at: null };
      return { key, outcome: 'admitted', admission: { id: admitted.id, ...admission } };
    },
    undo(id: string) {
      for (const admitted of this.all()) if (admitted.id === id) admitted.isOut = true;
    },
    roll(seenAt: number): DoorRoll {
      const roll = Array.from({ length: tickets }, (_, ticket) => {
        const open = inside(codeOf(ticket));
        return { code_hash: hash(ticket), id: open?.id ?? null, admitted_at: open?.at ?? null };
      });
      return toDoorRoll(
        { name: 'Senja', starts_at: 0, public_key: publicKey, roll, counts: { sold: tickets, admitted: 0 } },
        seenAt,
      );
    },
  };
}

const TICKETS = 3;

/** A device at a door whose network comes and goes. */
function createDevice(other: ReturnType<typeof createOtherSide>) {
  let book: DoorBook = [];
  let roll = other.roll(0);
  let time = 0;
  /** Who is inside by this device's word, by ticket. */
  const letIn = new Map<number, number>();
  /** All that anybody saw of conflicts. */
  const shown = new Set<string>();

  const look = (ticket: number): DoorLook => ({
    entry: { room: '7', code: codeOf(ticket), signed: true },
    isOurs: true,
    roomId: '7',
    hash: hash(ticket),
    roll,
    book,
  });
  const note = (ticket: number, entry: Partial<DoorEntry>) => {
    const own = { key: `k${time}`, code: codeOf(ticket), hash: hash(ticket), at: time, name: '' };
    book = addEntry(book, { ...own, id: null, state: 'waiting', conflict: null, ...entry });
    letIn.set(ticket, (letIn.get(ticket) ?? 0) + 1);
  };

  return {
    letIn,
    shown,
    book: () => book,
    roll: () => roll,
    /** Looks at a ticket: the network carries the question, loses the answer, or is off. */
    scan(ticket: number, network: 'on' | 'unanswered' | 'off') {
      time += 1;
      if (judgeAtOnce(look(ticket))) return;
      const isAsked = network !== 'off' && !knowsBetter(book, hash(ticket));
      const outcome = isAsked ? other.admit(codeOf(ticket), `k${time}`, time) : null;
      if (outcome === null || network === 'unanswered') {
        if (judgeByRoll(look(ticket)) === null) note(ticket, {});
      } else if (outcome.outcome === 'admitted') {
        note(ticket, { state: 'told', id: outcome.admission.id });
      }
    },
    undo(nth: number) {
      const entry = lastEntries(book)[nth];
      if (!entry) return;
      book = takeBack(book, entry);
      const ticket = Number.parseInt(entry.hash, 16);
      letIn.set(ticket, (letIn.get(ticket) ?? 0) - 1);
    },
    /** Looks at a ticket that was used, and takes back who came in by it, here or elsewhere. */
    sendOut(ticket: number) {
      const verdict = judgeByRoll(look(ticket));
      if (verdict?.kind !== 'already' || !verdict.entry) return;
      book = takeBack(book, verdict.entry);
      letIn.set(ticket, 0);
    },
    /** Tells the API all, and takes its roll; `steps` breaks it off in the middle. */
    sync(steps = 1000) {
      for (let told = nextTelling(book); told; told = nextTelling(book)) {
        if (steps-- === 0) return;
        if (told.kind === 'entries') {
          const outcomes = told.entries.map(({ code, key, at }) => other.admit(code, key, at));
          // The answer of the last step is lost.
          if (steps === 0) return;
          book = heedOutcomes(book, outcomes);
        } else {
          other.undo(told.id);
          if (steps === 0) return;
          book = settleUndo(book, told.key);
        }
      }
      for (const { key } of openConflicts(book)) shown.add(key);
      const settled = settledKeys(book);
      roll = other.roll(++time);
      book = withRoll(book, roll, settled);
    },
    /** Another door sends out whom this one let in. */
    lose(ticket: number) {
      const open = other.inside(codeOf(ticket));
      if (!open?.key.startsWith('k') || !letIn.get(ticket)) return;
      other.undo(open.id);
      letIn.set(ticket, 0);
    },
    dismiss() {
      for (const { key } of openConflicts(book)) book = dismissConflict(book, key);
    },
  };
}

const ticket = fc.nat(TICKETS - 1);
const network = fc.constantFrom('on', 'unanswered', 'off');
const deeds = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('scan'), ticket, network) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('undo'), fc.nat(2)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('sync'), fc.nat(4)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('dismiss')) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('elsewhere'), ticket) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('lose'), ticket) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('send out'), ticket) },
);

describe('a device at a door', () => {
  it('lets nobody in twice by one ticket, and loses nobody it let in, whatever the network does', () => {
    fc.assert(
      fc.property(fc.array(deeds, { maxLength: 40 }), (story) => {
        const other = createOtherSide(TICKETS);
        const device = createDevice(other);
        story.forEach((deed, at) => {
          if (deed[0] === 'scan') device.scan(deed[1] as number, deed[2] as 'on');
          if (deed[0] === 'undo') device.undo(deed[1] as number);
          if (deed[0] === 'sync') device.sync(deed[1] as number);
          if (deed[0] === 'lose') device.lose(deed[1] as number);
          if (deed[0] === 'dismiss') device.dismiss();
          if (deed[0] === 'send out') device.sendOut(deed[1] as number);
          if (deed[0] === 'elsewhere') other.admit(codeOf(deed[1] as number), `other${at}`, at);
          for (const count of device.letIn.values()) expect(count).toBeLessThanOrEqual(1);
        });
        device.sync();
        expect(countUntold(device.book())).toBe(0);
        for (const [ticket, count] of device.letIn) {
          const open = other.inside(codeOf(ticket));
          if (count === 1) expect(open).toBeDefined();
          // Sent out again here: only another door can have them inside, or an answer that was lost.
          if (count === 0 && open) expect(device.roll().tickets.get(hash(ticket))?.id).toBe(open.id);
        }
        expect(doorCounts(device.roll(), device.book()).sold).toBe(TICKETS);
      }),
      { numRuns: 2000 },
    );
  });

  it('shows each conflict until it is read', () => {
    const other = createOtherSide(TICKETS);
    const device = createDevice(other);
    device.scan(0, 'off');
    other.admit(codeOf(0), 'other', 1);
    device.sync();
    const [conflict] = openConflicts(device.book());
    expect(conflict).toMatchObject({ code: codeOf(0), conflict: { code: 'already_admitted', at: 1 } });
    device.sync();
    expect(openConflicts(device.book())).toHaveLength(1);
    // Even where the other door sends theirs out: this one has let somebody in.
    other.undo(other.inside(codeOf(0))?.id ?? '');
    device.scan(0, 'on');
    expect(device.letIn.get(0)).toBe(1);
    device.dismiss();
    device.sync();
    expect(device.book()).toEqual([]);
  });

  it('keeps what the API heard of only after it was asked for the roll', () => {
    const other = createOtherSide(TICKETS);
    const device = createDevice(other);
    const [roll, settled] = [other.roll(1), settledKeys(device.book())];
    device.scan(0, 'on');
    expect(withRoll(device.book(), roll, settled)).toEqual(device.book());
    expect(withRoll(device.book(), roll, settledKeys(device.book()))).toEqual([]);
  });

  it('tells of who was sent out before it tells of who came in by the same ticket', () => {
    const other = createOtherSide(TICKETS);
    const device = createDevice(other);
    device.scan(0, 'unanswered');
    device.undo(0);
    device.scan(0, 'off');
    device.sync();
    expect(other.all().map(({ isOut }) => isOut)).toEqual([true, false]);
    expect(openConflicts(device.book())).toEqual([]);
  });

  it('heeds an answer that another tab has heard before as no news', () => {
    const other = createOtherSide(TICKETS);
    const device = createDevice(other);
    other.admit(codeOf(1), 'other', 1);
    device.scan(0, 'off');
    device.scan(1, 'off');
    const outcomes = device.book().map(({ code, key, at }) => other.admit(code, key, at));
    let book = heedOutcomes(device.book(), outcomes);
    for (const { key } of openConflicts(book)) book = dismissConflict(book, key);
    for (const entry of lastEntries(book)) book = settleUndo(takeBack(book, entry), entry.key);
    expect(heedOutcomes(book, outcomes)).toEqual(book);
    expect(lastEntries(book)).toEqual([]);
  });

  it('takes back who came in at another door, with a connection or without, and lets the ticket in again', () => {
    const other = createOtherSide(TICKETS);
    const device = createDevice(other);
    other.admit(codeOf(0), 'other', 1);
    device.sync();
    device.sendOut(0);
    expect(doorCounts(device.roll(), device.book()).admitted).toBe(0);
    device.scan(0, 'off');
    device.sync();
    expect(other.all().map(({ isOut }) => isOut)).toEqual([true, false]);
    expect(openConflicts(device.book())).toEqual([]);
  });

  it('counts who it let in, and no longer who it sent out', () => {
    const other = createOtherSide(TICKETS);
    const device = createDevice(other);
    other.admit(codeOf(2), 'other', 1);
    device.sync();
    device.scan(0, 'off');
    device.scan(1, 'on');
    expect(doorCounts(device.roll(), device.book())).toEqual({ sold: 3, admitted: 3 });
    device.undo(0);
    device.undo(0);
    expect(doorCounts(device.roll(), device.book())).toEqual({ sold: 3, admitted: 1 });
  });
});

describe('without asking', () => {
  const known: DoorLook = {
    entry: { room: '7', code: codeOf(1), signed: true },
    isOurs: true,
    roomId: '7',
    hash: hash(1),
    roll: createOtherSide(TICKETS).roll(0),
    book: [],
  };
  const none: DoorLook['entry'] = null;
  test.each([
    ['what is no entry code', { entry: none }, 'code_unknown'],
    ['what nobody here signed', { isOurs: false }, 'signature_wrong'],
    ['a ticket of another show', { roomId: '8' }, 'other_show'],
    ['a ticket the roll does not know', { hash: hash(9) }, 'not_listed'],
    ['any ticket where there is no roll', { roll: null, isOurs: null }, 'unchecked'],
  ])('%s stays outside', (_, look, reason) => {
    expect(judgeByRoll({ ...known, ...look })).toEqual({ kind: 'refused', reason });
  });

  it('a ticket on the roll opens the door, scanned or typed', () => {
    expect(judgeByRoll(known)).toBeNull();
    const typed = { room: null, code: codeOf(1), signed: false };
    expect(judgeByRoll({ ...known, entry: typed, isOurs: false })).toBeNull();
  });
});

const rolls = fc.record({
  name: fc.string(),
  publicKey: fc.constant(publicKey),
  startsAt: fc.nat(),
  seenAt: fc.nat(),
  tickets: fc
    .uniqueArray(fc.nat(), { maxLength: 50 })
    .chain((all) =>
      fc.tuple(
        ...all.map((ticket) =>
          fc.tuple(fc.constant(hash(ticket)), fc.option(fc.record({ id: fc.string(), at: fc.nat() }))),
        ),
      ),
    )
    .map((all) => new Map(all)),
});

test('a roll is the same after it was packed, sent through storage and unpacked', () => {
  fc.assert(
    fc.property(rolls, (roll) => {
      expect(unpackRoll(JSON.parse(JSON.stringify(packRoll(roll))))).toEqual(roll);
    }),
  );
});

test('a code counts again once it was out of sight, or after another', () => {
  const seen = { text: 'a', at: 1000 };
  expect(isNewSight(null, seen)).toBe(true);
  expect(isNewSight(seen, { text: 'a', at: 1000 + SCAN_REST_MS - 1 })).toBe(false);
  expect(isNewSight(seen, { text: 'a', at: 1000 + SCAN_REST_MS })).toBe(true);
  expect(isNewSight(seen, { text: 'b', at: 1001 })).toBe(true);
});
