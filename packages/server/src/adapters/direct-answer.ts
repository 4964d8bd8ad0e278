import type { ServerResponse } from 'node:http';
import type { DirectAnswer } from '../event-stream.js';

/**
 * Writes an answer without an end in sight into its connection. It ends with it: in chunks, each event would be three
 * pieces to the system.
 * @example const answer = createDirectAnswer(outgoing, { 'content-type': 'text/event-stream' }); answer.write(bytes)
 */
export function createDirectAnswer(outgoing: ServerResponse, headers: Record<string, string>): DirectAnswer {
  // It closes, too; unheard, it would end the process.
  outgoing.on('error', () => {});
  const open = () => {
    if (outgoing.headersSent || outgoing.destroyed) return;
    outgoing.removeHeader('transfer-encoding');
    outgoing.writeHead(200, { ...headers, connection: 'close' });
    outgoing.flushHeaders();
  };
  // A tick's writes are counted as unread until it ends, though the system took them at once.
  let isLate = false;
  const judge = () => {
    isLate = outgoing.writableNeedDrain;
  };
  outgoing.on('drain', judge);
  return {
    open,
    write(bytes) {
      if (outgoing.destroyed) return;
      open();
      if (!outgoing.write(bytes) && !isLate) setImmediate(judge);
    },
    isFull: () => isLate,
    close() {
      // It may end before its first event.
      open();
      // Who does not read does not read the end either.
      if (isLate) outgoing.destroy();
      else outgoing.end();
    },
    onClose(leave) {
      // They may have left before they were answered.
      if (outgoing.destroyed) leave();
      else outgoing.once('close', leave);
    },
    onRoom: (tell) => outgoing.on('drain', tell),
    // How @hono/node-server is told to keep out of it. A copy is the platform's own kind of answer: of the library's,
    // where that stands in the global's place, it never reads this header.
    response: new Response(null, { headers: { 'x-hono-already-sent': 'true' } }).clone(),
  };
}
