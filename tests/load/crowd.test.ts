import { afterEach, describe, expect, it } from 'vitest';
import { type PlaceKind, pglite, postgres } from './places.js';
import { freePort, type Running } from './process.js';
import {
  makeDirectory,
  type OrderReply,
  order,
  type Place,
  prepareShow,
  readSale,
  startApi,
  startGateway,
} from './shop.js';

const guests = 500;
const seats = 100;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Opens a sale with so many API processes on the same data. */
async function openSale(kind: PlaceKind, processes: number) {
  const { place, close } = await kind.open();
  cleanups.push(close);
  const showId = await prepareShow(place, { seats });
  const apis = await startShop(place, processes);
  return {
    place,
    showId,
    urls: apis.map(({ url }) => url),
    stop: () => Promise.all(apis.map((api) => api.stop())),
  };
}

async function startShop(place: Place, processes: number): Promise<Running[]> {
  const books = makeDirectory();
  const port = await freePort();
  const gateway = await startGateway({ directory: books.directory, apiUrl: `http://127.0.0.1:${port}` });
  cleanups.push(books.remove, gateway.stop);
  const apis: Running[] = [];
  for (let process = 0; process < processes; process++) {
    const api = await startApi(place, { gatewayUrl: gateway.url, ...(process === 0 && { port }) });
    apis.push(api);
    cleanups.push(api.stop);
  }
  return apis;
}

/** Everybody presses the button at the same moment; guests are spread over the processes. */
function rush(urls: readonly string[], showId: number): Promise<OrderReply[]> {
  const orders = Array.from({ length: guests }, (_, guest) =>
    order({
      url: urls[guest % urls.length] ?? '',
      showId,
      guest,
      key: crypto.randomUUID(),
    }),
  );
  return Promise.all(orders);
}

function tally(replies: readonly OrderReply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of replies) {
    const name = `${status} ${code ?? 'ticket'}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const stories: [kind: PlaceKind, processes: number][] = [
  [pglite, 1],
  [postgres, 1],
  [postgres, 2],
];

describe(`${guests} guests at once for ${seats} tickets`, () => {
  for (const [kind, processes] of stories) {
    const title = `${kind.name}, ${processes} API process${processes > 1 ? 'es' : ''}: ${seats} get one, all others are told that it is sold out`;
    it.skipIf(kind.isMissing)(title, async () => {
      const sale = await openSale(kind, processes);
      const replies = await rush(sale.urls, sale.showId);
      expect(tally(replies)).toEqual({ '201 ticket': seats, '400 sold_out': guests - seats });
      const refusals = new Set(replies.filter(({ status }) => status === 400).map(({ message }) => message));
      expect([...refusals]).toEqual(['Sold Out']);
      await sale.stop();

      const { sold, held, payments } = await readSale(sale.place, sale.showId);
      expect(sold + held).toBe(seats);
      expect(new Set(payments.map(({ email }) => email)).size).toBe(seats);
      expect(payments.map(({ id }) => id).sort()).toEqual(
        replies.flatMap(({ payment }) => payment?.id ?? []).sort(),
      );
    });
  }
});
