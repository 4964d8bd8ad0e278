import { createLogger, createServer } from 'vite';
import { say } from './label.js';

export interface SiteOptions {
  port: number;
  /** Where `/api` and the like are sent on to. */
  apiUrl: string;
}

/** Serves the site from source, reloading as files change; returns how to stop it. */
export async function serveSite({ port, apiUrl }: SiteOptions): Promise<() => Promise<void>> {
  const logger = createLogger('info', { allowClearScreen: false });
  const tell = (message: string) => say('site', message);
  process.env.API_URL = apiUrl;
  const server = await createServer({
    root: 'site',
    clearScreen: false,
    customLogger: { ...logger, info: tell, warn: tell, warnOnce: tell, error: tell },
    server: { host: 'localhost', port, strictPort: true },
  });
  await server.listen();
  return () => server.close();
}
