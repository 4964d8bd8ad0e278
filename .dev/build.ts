import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** In the order in which they need each other. */
const folders = ['core', 'client', 'react', 'elements', 'sandbox', 'media', 'server']
  .map((name) => `packages/${name}`)
  .concat('site');

function buildScript(folder: string): string | undefined {
  const manifest = `${folder}/package.json`;
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build : undefined;
}

for (const folder of folders.filter(buildScript)) {
  console.log(`${folder}: ${buildScript(folder)}`);
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`${folder} did not build. Run it alone: cd ${folder} && npm run build`);
    process.exit(1);
  }
}
