/** A message from a client: `command` tells which; unknown fields are left alone. */
export interface Message {
  command: string;
  streamId?: string;
  room?: string;
  token?: string;
  type?: string;
  sdp?: string;
  label?: number;
  id?: string;
  candidate?: string;
}

/** A message to a client. */
export type Reply = { command: string } & Record<string, unknown>;

/** A candidate as the protocol names its parts: `label` is sdpMLineIndex, `id` is sdpMid. */
export interface Candidate {
  label: number;
  id: string;
  candidate: string;
}

const textFields = ['streamId', 'room', 'token', 'type', 'sdp', 'id', 'candidate'] as const;

/** Reads a frame of a socket; null for what is no message. */
export function readMessage(text: string): Message | null {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !('command' in value)) return null;
  const { command, label } = value as Record<string, unknown>;
  if (typeof command !== 'string') return null;
  const message: Message = { command };
  if (typeof label === 'number') message.label = label;
  for (const field of textFields) {
    const content = (value as Record<string, unknown>)[field];
    if (typeof content === 'string') message[field] = content;
  }
  return message;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
