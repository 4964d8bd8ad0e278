import { type AdmissionOutcome, type EntryRefusal, entryRefusals } from '@panggung/core/contract';
import { Hono } from 'hono';
import { admit, type Entry, undoAdmission } from '../admission.js';
import { readEntryCode } from '../admission-code.js';
import { readDoor, readRoll } from '../admission-roll.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { readOptionalKey } from '../idempotency.js';
import type { Ports } from '../ports.js';
import { createBuckets } from '../rate-limit.js';
import type { ServerEnv } from '../reply.js';
import { sellingOf } from '../selling.js';

/** The door of a show, for whoever made it. Ours. */
export function admissionRoutes(ports: Ports): Hono<ServerEnv> {
  const { database, clock } = ports;
  const { entryCodes } = sellingOf(ports);
  const app = new Hono<ServerEnv>();
  const limitRolls = createBuckets({ burst: 30, perMinute: 10, clock });
  const limitBatches = createBuckets({ burst: 60, perMinute: 30, clock });
  const limitWrong = createBuckets({ burst: 60, perMinute: 60, clock });

  /** As {@link admit}, of what was scanned or typed. */
  async function letIn({ text, ...entry }: Omit<Entry, 'code' | 'now'> & { text: string }) {
    const code = await readEntryCode(entryCodes, text, entry.roomId);
    return admit(database, { ...entry, code, now: clock() });
  }

  handle(app, 'GET /api/v1/admission/:room_id', async ({ params }, context) => {
    const { userId } = context.get('viewer');
    limitRolls(String(userId));
    const roomId = await readDoor(database, params.room_id, userId);
    const public_key = await entryCodes.publicKey();
    return { data: { public_key, ...(await readRoll(database, roomId, clock())) } };
  });

  handle(app, 'POST /api/v1/admission', async ({ body }, context) => {
    const { userId } = context.get('viewer');
    const key = readOptionalKey(context) ?? null;
    const roomId = await readDoor(database, body.room_id, userId);
    // A crowd comes in by one account: only what is wrong counts.
    limitWrong(String(userId));
    const { code: text, device_id: deviceId, admitted_at: admittedAt = null } = body;
    const admission = await letIn({ roomId, text, deviceId, admittedAt, key });
    limitWrong.giveBack(String(userId));
    return { data: admission };
  });

  handle(app, 'POST /api/v1/admission/batch', async ({ body }, context) => {
    const { userId } = context.get('viewer');
    limitBatches(String(userId));
    const roomId = await readDoor(database, body.room_id, userId);
    const outcomes = new Map<object, AdmissionOutcome>();
    // Of two by one ticket the first at the door is the one inside.
    const timeOf = ({ admitted_at }: { admitted_at?: number | null | undefined }) => admitted_at ?? clock();
    const inOrder = body.items.toSorted((one, other) => timeOf(one) - timeOf(other));
    for (const item of inOrder) {
      const { key, code: text, admitted_at: admittedAt = null } = item;
      const entry = { roomId, text, deviceId: body.device_id, admittedAt, key };
      outcomes.set(
        item,
        await letIn(entry).then((admission) => ({ key, outcome: 'admitted', admission }), conflict(key)),
      );
    }
    return { data: body.items.flatMap((item) => outcomes.get(item) ?? []) };
  });

  handle(app, 'DELETE /api/v1/admission/:id', async ({ params }, context) => {
    const { userId: creatorId } = context.get('viewer');
    return { data: await undoAdmission(database, { id: params.id, creatorId, now: clock() }) };
  });
  return app;
}

const refusals: ReadonlySet<string> = new Set(entryRefusals);

/** What a ticket is refused for is an answer like others; all else is thrown on. */
function conflict(key: string) {
  return (error: unknown): AdmissionOutcome => {
    if (!(error instanceof ApiError) || !refusals.has(error.code)) throw error;
    const code = error.code as EntryRefusal;
    const { admittedAt = null, holder = '' } = error.details;
    return { key, outcome: 'conflict', code, admitted_at: admittedAt, name: holder };
  };
}
