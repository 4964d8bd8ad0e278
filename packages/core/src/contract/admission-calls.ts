import * as v from 'valibot';
import {
  AdmissionBatchSchema,
  AdmissionOutcomeSchema,
  AdmissionRollSchema,
  AdmissionSchema,
  NewAdmissionSchema,
} from './admission.js';
import { byId, type Endpoint } from './endpoint.js';
import { one } from './envelope.js';

/** Calls of the door of one's own show. */
export const admissionCalls = {
  'GET /api/v1/admission/:room_id': {
    summary: "Read all that the door of one's own show needs without a network (404: another's show).",
    source: 'ours',
    needsSession: true,
    params: v.object({ room_id: v.string() }),
    reply: one(AdmissionRollSchema),
  },
  'POST /api/v1/admission': {
    summary:
      "Let somebody in at the door of one's own show: each ticket once (409 `already_admitted`, which names the admission).",
    source: 'ours',
    isCreation: true,
    needsSession: true,
    body: NewAdmissionSchema,
    reply: one(AdmissionSchema),
  },
  'POST /api/v1/admission/batch': {
    summary: 'Tell whom a door let in without a network; says of each whether it stands.',
    source: 'ours',
    needsSession: true,
    body: AdmissionBatchSchema,
    reply: one(v.array(AdmissionOutcomeSchema)),
  },
  'DELETE /api/v1/admission/:id': {
    summary: 'Take an admission back; the ticket opens the door again.',
    source: 'ours',
    needsSession: true,
    params: byId,
    reply: one(AdmissionSchema),
  },
} as const satisfies Record<string, Endpoint>;
