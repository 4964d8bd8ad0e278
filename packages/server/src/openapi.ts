import { type Call, contract, type Endpoint } from '@panggung/core/contract';
import type { GenericSchema } from 'valibot';
import { statusOf } from './endpoint.js';
import { type Operation, unprintedPaths } from './openapi-extras.js';
import { type JsonSchema, namedSchemas, schemaOf } from './openapi-schema.js';

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Chosen by the caller, one a wish: sending it again replays the first answer.',
  schema: { type: 'string' },
};
const partnerKey = {
  name: 'X-Panggung-Key',
  in: 'header',
  required: false,
  description: "The partner's publishable key; needed on a page that is not the site's own.",
  schema: { type: 'string' },
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});
const pass = header(
  'Panggung-Pass',
  'Lets in where not everybody may buy: an offered seat, a turn in the line.',
);
const place = header('Panggung-Queue', 'The `ticket` of a place in line.');

/** What calls read beside the contract. */
function headersOf(call: Call, { isInsert }: Endpoint) {
  if (call === 'GET /api/v1/sale-queue') return [place];
  const takesPass = isInsert && call.startsWith('POST /api/v1/payment');
  return takesPass || call === 'GET /api/v1/waiting-list/offer' ? [pass] : [];
}

/** Refusals that many calls share, by status; the others are told by `default`. */
const refusals = {
  '400': { name: 'Invalid', description: 'Something that was sent is missing or wrong.' },
  '401': { name: 'BearerInvalid', description: 'The bearer is forged, expired or of another page.' },
  '403': { name: 'SessionEnded', description: 'The session was ended: sign in again.' },
  default: { name: 'Refusal', description: 'Refused; decide by `code`.' },
} as const;

function refusalsOf({ params, query, body, form, isInsert, needsSession, needsOperator }: Endpoint) {
  const mayBeWrong = Boolean(params || query || body || form || isInsert || needsSession || needsOperator);
  const told = Object.entries(refusals).filter(
    ([status]) => status === 'default' || (status === '400' ? mayBeWrong : needsSession),
  );
  return Object.fromEntries(
    told.map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

function refusalResponses(): OpenApiDocument['components']['responses'] {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    Object.values(refusals).map(({ name, description }) => [name, { description, content }]),
  );
}

const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The `token` of a sign-in, renewed by `POST /auth/refresh` before it expires.',
};

const operator = {
  type: 'apiKey',
  in: 'header',
  name: 'X-Operator-Key',
  description: 'The OPERATOR_KEY of whoever runs the server.',
};

const image = { type: 'string', description: 'JPEG, PNG, WebP, AVIF or GIF, by its content.' };
const formOf = (field: JsonSchema) => ({
  schema: { type: 'object', properties: { image: field }, required: ['image'] },
});

/** A form's fields and files; what a file is, its content says. */
function formSchemaOf(form: GenericSchema, files: Readonly<Record<string, string>> = {}): JsonSchema {
  const { properties, ...rest } = schemaOf(form, 'input') as { properties?: Record<string, JsonSchema> };
  const fileOf = (description: string) => ({
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description,
  });
  const parts = Object.entries(files).map(([name, description]) => [name, fileOf(description)]);
  return { ...rest, properties: { ...properties, ...Object.fromEntries(parts) } };
}

function requestBodyOf({ form, files, ...endpoint }: Endpoint): Pick<Operation, 'requestBody'> {
  const content = form
    ? { 'multipart/form-data': { schema: formSchemaOf(form, files) } }
    : bodyContentOf(endpoint);
  return content ? { requestBody: { required: true, content } } : {};
}

function bodyContentOf({ body, takesImage }: Pick<Endpoint, 'body' | 'takesImage'>) {
  const dataUrl = { ...image, description: 'A data URL in base64.' };
  return takesImage
    ? {
        'multipart/form-data': formOf({ ...image, contentMediaType: 'application/octet-stream' }),
        'application/json': formOf(dataUrl),
      }
    : body && { 'application/json': { schema: schemaOf(body, 'input') } };
}

function operation(call: Call, endpoint: Endpoint): Operation {
  const content = { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } };
  return {
    summary: endpoint.summary,
    description: `Source: ${endpoint.source}`,
    ...(endpoint.needsSession && { security: [{ bearer: [] }] }),
    ...(endpoint.needsOperator && { security: [{ operator: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.isInsert ? [idempotencyKey] : []),
      ...(endpoint.isCreation && endpoint.needsSession ? [{ ...idempotencyKey, required: false }] : []),
      ...headersOf(call, endpoint),
      ...(endpoint.body || endpoint.form || endpoint.takesImage ? [partnerKey] : []),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      [statusOf(endpoint)]: { description: 'Done', content },
      ...refusalsOf(endpoint),
    },
  };
}

function paths(): Record<string, Record<string, Operation>> {
  const table: Record<string, Record<string, Operation>> = {};
  for (const [call, endpoint] of Object.entries<Endpoint>(contract)) {
    const [method = '', path = ''] = call.split(' ');
    const template = path.replace(/:(\w+)/g, '{$1}');
    table[template] = { ...table[template], [method.toLowerCase()]: operation(call as Call, endpoint) };
  }
  for (const [path, methods] of Object.entries(unprintedPaths)) table[path] = { ...methods, ...table[path] };
  return table;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers?: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, { description: string; content: object }>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

/** The OpenAPI 3.1 document of the API, generated from the contract so that it cannot lie. */
export function openApi({
  productName,
  apiUrl,
}: {
  productName: string;
  apiUrl?: string | undefined;
}): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'Answers are `{ data }`, lists add `page`. Refusals are `{ message, code }`. Times are epoch ms, money is whole rupiah. Success is 200 or 201, nothing else.',
    },
    ...(apiUrl && { servers: [{ url: apiUrl }] }),
    paths: paths(),
    components: {
      schemas: namedSchemas(),
      responses: refusalResponses(),
      securitySchemes: { bearer, operator },
    },
  };
}
