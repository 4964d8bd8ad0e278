import { UPLOAD_PATH } from '@panggung/core';

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
const tusVersion = text('Tus-Resumable', 'header', '1.0.0');
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
  '/api/v1/room/video/{id}/hook': {
    post: {
      summary: 'Take word from the media server of what becomes of a show: on air, off air, recorded.',
      description:
        'For the media server alone: the listener hook of Ant Media Server. It may come twice, late or out of order.',
      parameters: [text('id', 'path'), text('secret', 'query', "Stands in the show's `listener_hook_url`.")],
      responses: answers('application/json', 'Noted'),
    },
  },
  '/api/v1/room/video/{id}/events': {
    get: {
      summary: 'Follow a show live.',
      description:
        'Server-sent events: `status` { video_status, url_video_ready, on_air_since } and `viewers` { count_viewer }, both at once and ' +
        'then on each change. With `playback` it is kept alive and its viewer counted; `taken_over` { since } says that ' +
        'its ticket plays on another device now.',
      parameters: [
        text('id', 'path'),
        { ...text('playback', 'query', 'The id of an open playback of the show.'), required: false },
      ],
      responses: answers('text/event-stream', 'The stream'),
    },
  },
  '/api/v1/room/video/{id}/chat': {
    get: {
      summary: 'Follow the live chat of a show.',
      description:
        'Server-sent events: `snapshot` (ChatSnapshot) first, and again in the place of more entries than a reader can ' +
        'follow; `entries` (ChatEntries) as things happen; `reactions` { counts } at most once a second; `taken_over` ' +
        '{ since } says that the ticket plays on another device now. What only some may see is told to them alone.',
      security: [{ bearer: [] }, {}],
      parameters: [
        text('id', 'path'),
        { ...text('playback', 'query', 'The id of an open playback of the show.'), required: false },
        { ...text('since', 'query', 'The last `cursor`: goes on from there.'), required: false },
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
  [UPLOAD_PATH]: {
    options: {
      summary: 'Tell how videos are uploaded.',
      responses: answers('application/json', 'In `Tus-Version`, `Tus-Extension` and `Tus-Max-Size`'),
    },
    post: {
      summary: 'Begin to upload a video; for artists.',
      description:
        'By tus 1.0: any client of it goes on where a connection broke off. A whole video is named to the ' +
        'call that shows it by `upload_id`, the last part of its `Location`; one that is named nowhere is gone after a day.',
      security: [{ bearer: [] }],
      parameters: [
        tusVersion,
        text('Upload-Length', 'header', 'Of the video, in bytes.'),
        {
          ...text('Upload-Metadata', 'header', '`filetype`, where told, must be video/mp4.'),
          required: false,
        },
      ],
      responses: { '201': { description: 'Begun; it is at its `Location`' } },
    },
  },
  [`${UPLOAD_PATH}/{id}`]: {
    get: {
      summary: 'Tell how far an upload has come; a HEAD does the same without the body.',
      security: [{ bearer: [] }],
      parameters: [text('id', 'path'), tusVersion],
      responses: answers('application/json', '`{ data: { id, size, received } }`, also in `Upload-Offset`'),
    },
    patch: {
      summary: 'Go on with an upload.',
      security: [{ bearer: [] }],
      parameters: [text('id', 'path'), tusVersion, text('Upload-Offset', 'header', 'Where the body begins.')],
      requestBody: { required: true, content: { 'application/offset+octet-stream': { schema: {} } } },
      responses: { '204': { description: 'Kept as far as `Upload-Offset`' } },
    },
    delete: {
      summary: 'Give an upload up.',
      security: [{ bearer: [] }],
      parameters: [text('id', 'path'), tusVersion],
      responses: { '204': { description: 'Gone' } },
    },
  },
  '/media/expressions/{name}': {
    get: {
      summary: 'The video of an expression, in parts.',
      parameters: [
        text('name', 'path'),
        { ...text('Range', 'header', 'One part, in bytes.'), required: false },
      ],
      responses: answers('video/mp4', 'The video'),
    },
  },
  '/media/captions/{name}': {
    get: {
      summary: 'The captions of a show, as a playback of it says.',
      parameters: [
        text('name', 'path'),
        text('playback', 'query', 'Stands in the `captions_url` of a playback.'),
      ],
      responses: answers('text/vtt', 'The captions'),
    },
  },
  '/media/videos/{name}': {
    get: {
      summary: 'A video of a show, as a playback of it says, in parts.',
      parameters: [
        text('name', 'path'),
        text('playback', 'query', 'Stands in the `file_url` of a playback.'),
        { ...text('Range', 'header', 'One part, in bytes.'), required: false },
      ],
      responses: {
        ...answers('video/mp4', 'The video'),
        '206': { description: 'A part of it', content: { 'video/mp4': {} } },
      },
    },
  },
  '/api/v1/ticket-return': {
    get: {
      summary: 'A page to give a ticket back on whose show was put off.',
      parameters: [text('token', 'query', 'As the mail says that told of it.')],
      responses: answers('text/html', 'The page'),
    },
    post: {
      summary: 'Give a ticket back whose show was put off.',
      parameters: [text('token', 'query', 'As the mail says that told of it.')],
      responses: answers('text/html', 'What became of it'),
    },
  },
  '/api/v1/room/video/{id}/sales.csv': {
    get: {
      summary: "Read every order of one's own show as a table.",
      security: [{ bearer: [] }],
      parameters: [text('id', 'path')],
      responses: answers('text/csv', 'One line an order, the first one last'),
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
