/** What a test does and reads outside of the browser: the gateway, the mails, the ledger. */
export interface Cashier {
  /** Pays an account as a bank would, and waits until the callback was delivered. Amount in rupiah. */
  pay(accountNumber: string, amount?: number): Promise<void>;
  /** Ends an account unpaid. */
  expire(accountNumber: string): Promise<void>;
  /** Waits for a charge of a channel that can be paid, the newest: `OVO`, `ALFAMART`, `QRIS`. */
  charge(channel: string): Promise<ChargeFacts>;
  /** Pays a charge in the wallet, at the counter or by scanning, even one that has ended if late; amount in rupiah. */
  payCharge(id: string, options?: { amount?: number; isLate?: boolean }): Promise<void>;
  /** Says no in the wallet. */
  decline(id: string): Promise<void>;
  /** Ends a charge unpaid. */
  expireCharge(id: string): Promise<void>;
  /** Makes the gateway or its callbacks misbehave. */
  set(switches: Record<string, string | number>): Promise<void>;
  /** Puts all switches back, keeping what was paid. */
  behave(): Promise<void>;
  /** The mails an address got, newest first. */
  mailsTo(email: string): Promise<Mail[]>;
  /** Waits for the mail that carries a guest's code, and reads the code. */
  codeOf(email: string): Promise<string>;
  /** A show as anybody may see it. */
  show(id: Id): Promise<ShowFacts>;
  /** The seats nobody has or holds, read once no answer from before can be given out again. */
  seatsLeft(id: Id): Promise<number>;
  /** A show with a price, a poster and many seats; each call answers with another one, while there are any. */
  showToBuy(): Promise<ShowFacts>;
  /** A show with a price and many seats that nobody has broadcast yet. */
  showToBroadcast(): Promise<ShowFacts>;
  /** The show of that name, as the catalogue calls it. */
  showNamed(name: string): Promise<ShowFacts>;
  /** Of the shows with a price, the one with the fewest seats, but some. */
  showSellingOut(): Promise<ShowFacts>;
  /** The ticket a guest's code opens. */
  ticket(showId: Id, code: string): Promise<{ status: string; amount: number }>;
  /** Orders a ticket past every page, as another buyer would. */
  order(showId: Id, email: string): Promise<{ id: string; account_number: string }>;
}

type Id = string | number;

export interface ShowFacts {
  id: Id;
  name: string;
  creator_name: string;
  video_status: string;
  islive: number;
  ticket_left: number;
  ticket_price: number;
  ticket_type: string;
  /** None where the show has no poster: its page then has nothing to enlarge. */
  url_cover: string | null;
}

export interface ChargeFacts {
  id: string;
  state: string;
  amount: number;
  /** What the buyer was given: a phone, a code, the string of a picture. */
  reference: string;
  checkout_url: string | null;
}

export interface Mail {
  subject: string;
  text: string;
}

interface CashierOptions {
  siteUrl: string;
  sandboxUrl: string;
}

/** Binds the cashier to a stage. */
export function createCashier({ siteUrl, sandboxUrl }: CashierOptions): Cashier {
  const control = (path: string, body: unknown = {}, method = 'POST') =>
    ask(`${sandboxUrl}/control/${path}`, { method, body: JSON.stringify(body), headers: json });
  const api = async <T>(path: string): Promise<T> => (await ask<{ data: T }>(`${siteUrl}${path}`)).data;
  const mailsTo = (email: string) => api<Mail[]>(`/api/v1/dev/outbox?email=${encodeURIComponent(email)}`);
  const show = (id: Id) => api<ShowFacts>(`/api/v1/room/video/${id}`);
  async function sold() {
    const shows = await api<ShowFacts[]>('/api/v1/room/video?video_status=WAITING&per_page=-1');
    return shows.filter(({ ticket_type, ticket_price }) => ticket_type === 'fixed' && ticket_price > 0);
  }
  let turn = 0;
  return {
    mailsTo,
    show,
    async seatsLeft(id) {
      await new Promise((resolve) => setTimeout(resolve, PUBLIC_ANSWER_MS));
      return (await show(id)).ticket_left;
    },
    async showToBuy() {
      const many = (await sold()).filter((show) => show.ticket_left > 20 && show.url_cover);
      turn += 1;
      return many[turn % many.length] as ShowFacts;
    },
    async showToBroadcast() {
      const many = (await sold()).filter(({ ticket_left, islive }) => ticket_left > 20 && islive);
      return many.at(-1) as ShowFacts;
    },
    async showSellingOut() {
      const some = (await sold()).filter(({ ticket_left }) => ticket_left > 0);
      return some.sort((one, other) => one.ticket_left - other.ticket_left)[0] as ShowFacts;
    },
    pay: async (number, amount) => void (await control(`accounts/${number}/pay`, { amount })),
    expire: async (number) => void (await control(`accounts/${number}/expire`)),
    async charge(channel) {
      for (let tries = 0; tries < 100; tries++) {
        const found = await ask<ChargeFacts[]>(`${sandboxUrl}/control/charges?search=${channel}`);
        const open = found.find(({ state }) => state === 'open');
        if (open) return open;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No open charge of ${channel} came within 10 s.`);
    },
    payCharge: async (id, options) => void (await control(`charges/${id}/pay`, options)),
    decline: async (id) => void (await control(`charges/${id}/fail`)),
    expireCharge: async (id) => void (await control(`charges/${id}/expire`)),
    async showNamed(name) {
      const shows = await api<ShowFacts[]>('/api/v1/room/video?per_page=-1');
      return shows.find((one) => one.name === name) as ShowFacts;
    },
    set: async (switches) => void (await control('switches', switches, 'PATCH')),
    behave: async () =>
      void (await control('switches', { gateway: 'up', callback: 'normal', amount: 'right' }, 'PATCH')),
    async codeOf(email) {
      for (let tries = 0; tries < 100; tries++) {
        const code = (await mailsTo(email)).map(({ text }) => codePattern.exec(text)?.[1]).find(Boolean);
        if (code) return code;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail with a code came to ${email} within 10 s.`);
    },
    ticket: (id, code) =>
      api(`/api/v1/payment/guest?room_video_id=${id}&code_guest=${encodeURIComponent(code)}`),
    async order(id, email) {
      const { ticket_price } = await show(id);
      const body = { email, room_id: id, bank_code: 'BCA', expected_amount: ticket_price };
      const reply = await ask<{ data: { id: string; account_number: string } }>(
        `${siteUrl}/api/v1/payment-va/guest`,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...json, 'idempotency-key': crypto.randomUUID() },
        },
      );
      return reply.data;
    },
  };
}

/** A public answer may be this old, in ms. */
const PUBLIC_ANSWER_MS = 1100;

const json = { 'content-type': 'application/json' };
/** Ten characters without the ones that look alike. F-26. */
const codePattern = /\b([A-HJ-NP-Z2-9]{10})\b/;

async function ask<T>(url: string, init?: RequestInit): Promise<T> {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${init?.method ?? 'GET'} ${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}
