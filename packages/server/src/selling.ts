import { type Background, createBackground } from './background.js';
import { createChannels, type PaymentChannels } from './channel-open.js';
import { type ClaimSeat, createClaims } from './claim.js';
import { createEntryCodes, type EntryCodes } from './entry-codes.js';
import { createTurns } from './idempotency.js';
import { createGiftLimit, createOrderLimit } from './order-limit.js';
import { createInbox, type PaymentInbox } from './payment-inbox.js';
import { createInquiries, type PaymentInquiries } from './payment-inquiry.js';
import { createMethods, type ReadMethods } from './payment-method.js';
import { createPaymentView, type PaymentView } from './payment-view.js';
import { createWatch, type PaymentWatch } from './payment-watch.js';
import type { Ports } from './ports.js';
import { createSaleQueue, type SaleQueue } from './sale-queue.js';
import { createPace } from './sale-queue-pace.js';

/** What routes and background work share: one queue of claims, one set of listeners. */
export interface Selling {
  claim: ClaimSeat;
  limitOrders: ReturnType<typeof createOrderLimit>;
  limitGifts: ReturnType<typeof createGiftLimit>;
  turns: ReturnType<typeof createTurns>;
  methods: ReadMethods;
  channels: PaymentChannels;
  inbox: PaymentInbox;
  inquiries: PaymentInquiries;
  entryCodes: EntryCodes;
  view: PaymentView;
  watch: PaymentWatch;
  saleQueue: SaleQueue;
  background: Background;
}

const selling = new WeakMap<Ports, Selling>();

/** The selling core of these ports, the same one at every call. */
export function sellingOf(ports: Ports): Selling {
  const known = selling.get(ports);
  if (known) return known;
  const entryCodes = createEntryCodes(ports);
  const view = createPaymentView({ ...ports, codes: entryCodes });
  const watch = createWatch(ports, view);
  const background = createBackground(ports.log);
  const inbox = createInbox(ports, watch);
  const pace = createPace(ports.clock);
  const created: Selling = {
    claim: pace.watch(createClaims(ports)),
    limitOrders: createOrderLimit(ports),
    limitGifts: createGiftLimit(ports),
    turns: createTurns(),
    methods: createMethods(ports),
    channels: createChannels(ports, { watch, background }),
    inbox,
    inquiries: createInquiries(ports, inbox),
    entryCodes,
    view,
    watch,
    saleQueue: createSaleQueue(ports, pace),
    background,
  };
  selling.set(ports, created);
  return created;
}
