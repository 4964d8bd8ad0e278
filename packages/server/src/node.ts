import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail, serve } from './serve.js';

export { readEnvironment, type ServerOptions } from './environment.js';
export { type RunningServer, startServer } from './server.js';

const program = process.argv[1];
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) serve(process.env).catch(fail);
