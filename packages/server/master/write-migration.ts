import { writeFileSync } from 'node:fs';
import { masterMigration } from './master-migration.js';

// Once released it stays as it is: what changes later is a migration of its own.
writeFileSync(new URL('../src/migrations/0003-master.ts', import.meta.url), await masterMigration());
