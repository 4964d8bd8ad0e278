import { createServer } from 'node:net';

/** A port that `npm start` listens on. */
export interface Port {
  /** What listens there. */
  name: string;
  /** The variable that chooses another. */
  variable: string;
  number: number;
}

/**
 * Reads a port from the environment.
 * @example readPort('site', 'SITE_PORT', 5173)
 */
export function readPort(name: string, variable: string, standard: number): Port {
  return { name, variable, number: Number(process.env[variable] ?? standard) };
}

/** One line for each port that something else holds. */
export async function takenPorts(ports: readonly Port[]): Promise<string[]> {
  const taken = await Promise.all(ports.map(isTaken));
  return ports
    .filter((_, at) => taken[at])
    .map(
      ({ name, variable, number }) =>
        `Port ${number} (${name}) is taken. Free it, or choose another: ${variable}=${number + 100} npm start`,
    );
}

// Each address by itself: some systems let a wildcard listener in beside one on loopback.
async function isTaken({ number }: Port): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '::']) if (await refuses(number, host)) return true;
  return false;
}

function refuses(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
}
