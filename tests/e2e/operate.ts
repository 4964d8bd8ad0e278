import { runCommand } from '../../packages/server/src/command-line.js';

// All in one process, since each start of one costs as much as what it does.
for (const command of JSON.parse(process.argv[2] ?? '[]')) await runCommand(command, process.env);
