// `npm run new sale-queue`: writes the files of a feature into every package, ready to be filled.
import { spawnSync } from 'node:child_process';
import { scaffold } from './feature/scaffold.js';

const [name = ''] = process.argv.slice(2);
try {
  const written = scaffold({ root: process.cwd(), name });
  spawnSync('biome', ['check', '--write', ...written], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  console.log(`\n${written.join('\n')}\n`);
  console.log(`Next: say in packages/core/src/contract/${name}.ts what it is, and let the types lead you.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
