export { createFirebase, type FirebaseOptions } from './adapters/firebase.js';
export { migrate } from './adapters/migrate.js';
export { openPgliteHere, type PgliteHereOptions } from './adapters/pglite-here.js';
export { createXendit, type XenditOptions } from './adapters/xendit.js';
export { createApp } from './app.js';
export type { Tables } from './database.js';
export { runJobs, startJobs } from './jobs.js';
export * from './ports.js';
