interface LogLine {
  level: number;
  msg?: string;
  call?: string;
  status?: number;
  ms?: number;
  error?: string;
}

const warning = 40;

/** What a line of the API's log says to somebody at a terminal; null for what nobody there wants to read. */
export function readLogLine(line: string): string | null {
  const log = parse(line);
  if (log === null) return line;
  const { level, msg = '', call = '', status = 0, ms, error } = log;
  if (msg === 'request') return status < 400 && call.startsWith('GET ') ? null : `${call} ${status} ${ms} ms`;
  if (level >= warning) return [msg, call, error].filter(Boolean).join(' ');
  return msg;
}

function parse(line: string): LogLine | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'level' in value ? (value as LogLine) : null;
  } catch {
    return null;
  }
}
