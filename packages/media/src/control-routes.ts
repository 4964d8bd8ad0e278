import { Hono } from 'hono';
import { type FaultSwitches, type Faults, healthy } from './faults.js';

export interface ControlRoutesOptions {
  faults: Faults;
  clock: () => number;
  killSockets(): void;
  restartSequence(streamId: string): void;
}

/** Misbehaviour on demand, for tests that talk to the process; only a development server has these. */
export function controlRoutes({ faults, clock, killSockets, restartSequence }: ControlRoutesOptions): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    // Other sites a developer has open must not break the stream.
    if (context.req.header('sec-fetch-site') === 'cross-site') return context.body(null, 403);
    return next();
  });
  app.get('/', (context) => context.json(faults.switches));
  app.patch('/switches', async (context) => {
    const change = readSwitches(await context.req.json());
    if (!change) return context.text('A switch of another kind', 400);
    faults.set(change);
    return context.json(faults.switches);
  });
  app.post('/outage', async (context) => {
    const { seconds } = await context.req.json();
    faults.set({ outageUntil: clock() + Number(seconds) * 1000 });
    // After the answer: it still goes out.
    setImmediate(killSockets);
    return context.json(faults.switches);
  });
  app.post('/kill-sockets', (context) => {
    setImmediate(killSockets);
    return context.json(faults.switches);
  });
  app.post('/restart-sequence', async (context) => {
    restartSequence(String((await context.req.json()).streamId));
    return context.json(faults.switches);
  });
  return app;
}

function readSwitches(wish: Record<string, unknown>): Partial<FaultSwitches> | null {
  const wished = Object.entries(healthy).filter(([name]) => wish[name] !== undefined);
  if (wished.some(([name, usual]) => typeof wish[name] !== typeof usual)) return null;
  return Object.fromEntries(wished.map(([name]) => [name, wish[name]]));
}
