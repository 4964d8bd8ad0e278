// `npm run test:soak`: the tests that count, with their full counts (thousands of purchases, twenty kills).
import { findParts } from './parts.js';
import { runSteps } from './run-steps.js';
import { soakSteps } from './steps.js';

findParts();
await runSteps(soakSteps);
