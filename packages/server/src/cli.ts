#!/usr/bin/env node
import { runCommand } from './command-line.js';
import { fail } from './serve.js';

runCommand(process.argv.slice(2), process.env)
  .then((text) => text && process.stdout.write(`${text}\n`))
  .catch(fail);
