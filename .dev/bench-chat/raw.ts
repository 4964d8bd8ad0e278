// What a process can do that does nothing but write: the same messages, in the same batches, to all who connect.
import { createServer, type ServerResponse } from 'node:http';
import { BATCH_MS, messageText, talk } from './talk.js';

const readers = new Set<ServerResponse>();
const server = createServer((request, response) => {
  if (request.url === '/health') return response.end('ok');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('event: snapshot\ndata: {}\n\n');
  readers.add(response);
  return response.once('close', () => readers.delete(response));
});
server.listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: 8192 });

let waiting: object[] = [];
talk(() => {
  // As long as a message of the chat is, with all its fields.
  const fields = { userId: 12, roomVideoId: 1, urlPhoto: null, fullName: 'Sari Penonton', isHost: false };
  const entry = {
    seq: 1,
    kind: 'message',
    message: { ...fields, comment: messageText(), id: 1, held: null },
  };
  waiting.push(entry);
});
setInterval(() => {
  if (!waiting.length) return;
  const bytes = Buffer.from(
    `event: entries\ndata: ${JSON.stringify({ cursor: 1, entries: waiting, skipped: 0 })}\n\n`,
  );
  waiting = [];
  for (const reader of readers) reader.write(bytes);
}, BATCH_MS);
