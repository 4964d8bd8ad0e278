import { Hono } from 'hono';
import type { SandboxControl } from '../control.js';
import { ownPage } from '../guard.js';
import type { Ledger } from '../ledger.js';
import { readSwitches, switchChoices } from '../switches.js';
import { readAmount, readBody } from './body.js';

const quietTime = 150;

/** The control as JSON, for tests that talk to the process. */
export function controlRoutes({ ledger, control }: { ledger: Ledger; control: SandboxControl }): Hono {
  const app = new Hono();
  const status = () => ({ switches: control.switches, waitingCallbacks: control.waitingCallbacks() });

  app.use('/control/*', ownPage);
  app.get('/control', (context) => context.json({ ...status(), choices: switchChoices }));
  app.patch('/control/switches', async (context) => {
    control.set(readSwitches(await context.req.json()));
    return context.json(status());
  });
  app.get('/control/accounts', (context) => context.json(control.accounts(context.req.query('search'))));
  for (const kind of ['accounts', 'charges'])
    app.post(`/control/${kind}/:reference/pay`, async (context) => {
      const { amount, isLate } = await readBody(context);
      const options = { amount: readAmount(amount), isLate: isLate === true };
      return context.json(await control.pay(String(context.req.param('reference')), options));
    });
  app.post('/control/accounts/:reference/expire', (context) =>
    context.json(control.expire(context.req.param('reference'))),
  );
  app.get('/control/charges', (context) => context.json(control.charges(context.req.query('search'))));
  app.post('/control/charges/:reference/fail', async (context) =>
    context.json(await control.fail(context.req.param('reference'))),
  );
  app.post('/control/charges/:reference/expire', async (context) => {
    const expired = control.expire(context.req.param('reference'));
    await control.sendCallbacks();
    return context.json(expired);
  });
  app.post('/control/callbacks/send', async (context) => {
    await control.sendCallbacks({ all: true });
    return context.json(status());
  });
  app.post('/control/reset', (context) => {
    control.reset();
    return context.json(status());
  });
  app.get(
    '/control/changes',
    () => new Response(changes(ledger), { headers: { 'content-type': 'text/event-stream' } }),
  );
  return app;
}

/** Server-sent events that say no more than "look again", at most one each {@link quietTime} ms. */
function changes(ledger: Ledger): ReadableStream<Uint8Array> {
  const event = new TextEncoder().encode('data: changed\n\n');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(event);
      stop = ledger.listen(() => {
        timer ??= setTimeout(() => {
          timer = undefined;
          stream.enqueue(event);
        }, quietTime);
      });
    },
    cancel() {
      clearTimeout(timer);
      stop();
    },
  });
}
