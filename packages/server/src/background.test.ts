import { expect, it } from 'vitest';
import { createBackground } from './background.js';

it('what fails is a warning, until the server stops: then what it asked may have stopped too', async () => {
  const lines: string[] = [];
  const write = (level: string) => (_: unknown, message: string) => void lines.push(`${level} ${message}`);
  const background = createBackground({ info: write('info'), warn: write('warn'), error: write('error') });
  const fail = async () => {
    throw new Error('It did not answer');
  };
  background.run('ending a playback', fail());
  await background.idle();
  background.hush();
  background.run('ending a playback', fail());
  await background.idle();
  expect(lines).toEqual(['warn ending a playback: not done', 'info ending a playback: not done']);
});
