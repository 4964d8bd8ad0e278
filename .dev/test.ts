// `npm test`: everything a change must pass. `npm test unit e2e` runs only the steps named.
import { findParts } from './parts.js';
import { runSteps } from './run-steps.js';
import { steps } from './steps.js';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const parts = findParts();
await runSteps(
  steps
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .filter(({ needs }) => !needs || parts[needs]),
);
