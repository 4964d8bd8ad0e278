import { errorStatus } from '@panggung/core';
import {
  ActivitySchema,
  AdmissionRollSchema,
  AdmissionSchema,
  CategorySchema,
  ChatElsewhereSchema,
  ChatEntriesSchema,
  ChatEntrySchema,
  ChatMessageSchema,
  ChatSnapshotSchema,
  CitySchema,
  ExpressionSchema,
  GuestPaymentSchema,
  IdentityConfigSchema,
  PageSchema,
  PaymentSchema,
  PaymentTypeSchema,
  PlaybackSchema,
  SessionSchema,
  ShowSchema,
  SignedInSchema,
  UserSchema,
  WorkSchema,
} from '@panggung/core/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** What the document names once and refers to. */
const definitions = {
  Show: ShowSchema,
  Category: CategorySchema,
  PaymentType: PaymentTypeSchema,
  Payment: PaymentSchema,
  GuestPayment: GuestPaymentSchema,
  User: UserSchema,
  SignedIn: SignedInSchema,
  Session: SessionSchema,
  Activity: ActivitySchema,
  Admission: AdmissionSchema,
  AdmissionRoll: AdmissionRollSchema,
  Playback: PlaybackSchema,
  Expression: ExpressionSchema,
  ChatMessage: ChatMessageSchema,
  ChatEntry: ChatEntrySchema,
  ChatElsewhere: ChatElsewhereSchema,
  ChatEntries: ChatEntriesSchema,
  ChatSnapshot: ChatSnapshotSchema,
  Work: WorkSchema,
  City: CitySchema,
  IdentityConfig: IdentityConfigSchema,
  Page: PageSchema,
};

export type JsonSchema = Record<string, unknown>;

/** The JSON Schema of what a call takes (`input`) or answers (`output`). */
export function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const {
    $schema: _draft,
    $defs: _definitions,
    ...rest
  } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    // Checks in code have no JSON Schema; the server still makes them.
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return rest;
}

/** Every shape that has a name. */
export function namedSchemas(): Record<string, JsonSchema> {
  const { $defs } = toJsonSchema(definitions.Page, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return { ...($defs as Record<string, JsonSchema>), Error: errorSchema };
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For people.' },
    code: { type: 'string', enum: Object.keys(errorStatus), description: 'For programs.' },
    next_release_at: {
      type: ['number', 'null'],
      description: 'With `sold_out`: when a held seat may come back, epoch ms.',
    },
    admitted_at: {
      type: 'number',
      description: 'With `already_admitted`: when somebody came in by this ticket, epoch ms.',
    },
    admission_id: {
      type: 'string',
      description:
        'With `already_admitted`: their admission, which `DELETE /api/v1/admission/{id}` takes back.',
    },
    since: {
      type: 'number',
      description: 'With `watched_elsewhere`: since when the ticket plays on another device, epoch ms.',
    },
    retry_after: {
      type: 'number',
      description: 'With `slow_mode` and `rate_limited`: how long to wait, in ms.',
    },
  },
};
