import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The emulator as others reach it. */
export interface Identity {
  /** `127.0.0.1:9099`; what FIREBASE_AUTH_EMULATOR_HOST wants. */
  host: string;
  projectId: string;
}

export interface EmulatorOptions {
  /** @default 0, any free one */
  port?: number;
  /** Must begin with `demo-`: only then the SDK never asks a real project. @default 'demo-panggung' */
  projectId?: string;
  /** Called after each call that may have changed an account. */
  onChange?(): void;
}

export interface Emulator extends Identity {
  stop(): Promise<void>;
}

/** Where everybody on this machine looks for it, and nobody else. */
const host = '127.0.0.1';

/**
 * Starts the Firebase Auth emulator in a thread of this process; it knows nobody yet.
 * @example const { host, stop } = await startEmulator()
 * @throws Error when the port is taken
 */
export async function startEmulator({
  port = 0,
  projectId = 'demo-panggung',
  onChange,
}: EmulatorOptions = {}): Promise<Emulator> {
  const worker = new Worker(new URL('./emulator.mjs', import.meta.url), {
    workerData: { host, port, projectId },
    // The preloads of this process are for its own code.
    execArgv: [],
  });
  const [listening]: { port: number }[] = await once(worker, 'message');
  worker.on('message', () => onChange?.());
  return {
    host: `${host}:${listening?.port}`,
    projectId,
    async stop() {
      await worker.terminate();
    },
  };
}
