import { writeFileSync } from 'node:fs';
import { masterMigration } from './master-migration.js';

writeFileSync(new URL('../src/migrations/0003-master.ts', import.meta.url), await masterMigration());
