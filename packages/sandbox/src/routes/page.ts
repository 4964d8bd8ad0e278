import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { checkoutPage } from '../checkout-page.js';
import type { SandboxControl } from '../control.js';
import { ownPage } from '../guard.js';
import type { Ledger } from '../ledger.js';
import { accountList, type PageContent, page, switchForm } from '../page.js';
import { readSwitches } from '../switches.js';

export interface PageRoutesOptions {
  ledger: Ledger;
  control: SandboxControl;
  clock: () => number;
  files: PageFiles;
}

/** What the page links to; without them it works, unadorned. */
export interface PageFiles {
  style: string;
  script: string;
}

const securityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const wrongShare = 0.5;

/** The page for people, and the forms on it. */
export function pageRoutes({ ledger, control, clock, files }: PageRoutesOptions): Hono {
  const app = new Hono();
  const content = (context: Context): PageContent => ({
    ledger,
    control,
    search: context.req.query('search') ?? '',
    now: clock(),
  });

  const expected = (id: string) => ledger.charges.get(id)?.amount ?? control.account(id).expected_amount;
  const actions: Record<string, (id: string) => unknown> = {
    pay: (id) => control.pay(id),
    'pay-wrong': (id) => control.pay(id, { amount: wrongAmount(expected(id)) }),
    fail: (id) => control.fail(id),
    expire: (id) => {
      control.expire(id);
      return control.sendCallbacks();
    },
  };

  app.get('/', protect, (context) => context.html(page(content(context))));
  app.get('/accounts', (context) => context.html(accountList(content(context))));
  app.get('/switches', (context) => context.html(switchForm(control.switches)));
  app.get('/page.css', (context) => context.body(files.style, 200, { 'content-type': 'text/css' }));
  app.get('/page.js', (context) => context.body(files.script, 200, { 'content-type': 'text/javascript' }));

  app.post('/accounts/:id', ownPage, async (context) => {
    const form = await context.req.formData();
    await actions[String(form.get('do'))]?.(context.req.param('id'));
    return context.redirect('/', 303);
  });
  app.get('/checkouts/:id', protect, (context) => {
    const charge = control.charge(context.req.param('id'));
    return context.html(checkoutPage(charge, clock()));
  });
  app.post('/checkouts/:id', ownPage, async (context) => {
    const id = context.req.param('id');
    const form = await context.req.formData();
    // A declined magic amount is no fault of the page: it says so itself.
    await Promise.resolve(actions[String(form.get('do'))]?.(id)).catch(() => {});
    return context.redirect(`/checkouts/${id}`, 303);
  });
  app.post('/switches', ownPage, async (context) => {
    const { slowBy, lateBy, ...choices } = Object.fromEntries(await context.req.formData());
    control.set(readSwitches({ ...choices, slowBy: Number(slowBy) * 1000, lateBy: Number(lateBy) * 1000 }));
    return context.redirect('/', 303);
  });
  return app;
}

const wrongAmount = (expected = 10_000) => Math.max(1, Math.floor(expected * wrongShare));

const protect: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('content-security-policy', securityPolicy);
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'no-referrer');
};
