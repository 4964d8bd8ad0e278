import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'contract/index': 'src/contract/index.ts',
    // A file of its own, so that only who reads English loads it.
    'messages/instruction-en': 'src/messages/instruction-en.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
});
