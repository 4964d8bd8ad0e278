/** As much of an OpenAPI operation as this API uses. */
export interface Operation {
  summary: string;
  description?: string;
  /** Which of the document's security schemes it needs; absent, none. */
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, unknown>;
}

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Record<string, unknown>;
}

const text = (name: string, place: string, description = ''): Parameter => ({
  name,
  in: place,
  required: true,
  description,
  schema: { type: 'string' },
});
const answers = (type: string, description: string) => ({ '200': { description, content: { [type]: {} } } });

function callbackOperation(news: string): Operation {
  return {
    summary: `Take word from the gateway that ${news}.`,
    description: 'For the gateway alone. A callback may come twice, late or out of order.',
    parameters: [text('X-Callback-Token', 'header', 'The secret shared with the gateway.')],
    responses: answers('application/json', 'Noted'),
  };
}

/** Calls whose answers are streams, plain text, or meant for machines alone: they have no row in the contract. */
export const unprintedPaths: Record<string, Record<string, Operation>> = {
  '/api/v1/payment/{id}/events': {
    get: {
      summary: 'Follow a payment live.',
      description:
        'Server-sent events: `event: payment`, its data the Payment as JSON; the first at once, then one on each change.',
      security: [{ bearer: [] }, {}],
      parameters: [
        text('id', 'path'),
        { ...text('code_guest', 'query', "The guest's payment code, without a bearer."), required: false },
      ],
      responses: answers('text/event-stream', 'The stream'),
    },
  },
  ...Object.fromEntries(
    Object.entries({
      va: 'a virtual account was paid',
      ewallet: 'an e-wallet paid, or will not',
      retail: 'a code was paid at a counter',
      qr: 'a QR code was paid',
    }).map(([source, news]) => [`/api/v1/payment-callback/${source}`, { post: callbackOperation(news) }]),
  ),
  '/calendar/show/{id}.ics': {
    get: {
      summary: 'A show as a calendar file.',
      parameters: [text('id', 'path')],
      responses: answers('text/calendar', 'One event with an alarm half an hour ahead'),
    },
  },
  '/media/{name}': {
    get: {
      summary: 'A file of an uploaded picture.',
      parameters: [
        text('name', 'path', 'As the address of a picture says; its other files differ in width and format.'),
      ],
      responses: answers('image/*', 'The picture, for good'),
    },
  },
  '/health': {
    get: {
      summary: 'Tell whether the API reaches its database.',
      responses: answers('application/json', '`{ data: { status: "ok" } }`'),
    },
  },
  '/metrics': {
    get: { summary: 'Numbers for Prometheus.', responses: answers('text/plain', 'Exposition text') },
  },
};
