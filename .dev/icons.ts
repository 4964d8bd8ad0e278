// Draws the icons of the installed site anew from its favicon: `tsx .dev/icons.ts`, once the mark has changed.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const mark = readFileSync('site/public/favicon.svg', 'utf8');
/** Systems cut these to their own shape: no round corners, and the mark within the circle that every shape leaves. */
const uncut = mark
  .replace(/ rx="\d+"/, '')
  .replace(/translate\([^)]+\) scale\([^)]+\)/, 'translate(5.85 5.72) scale(.55)');

const icons: Record<string, { drawing: string; size: number }> = {
  '192': { drawing: mark, size: 192 },
  '512': { drawing: mark, size: 512 },
  maskable: { drawing: uncut, size: 512 },
  apple: { drawing: uncut, size: 180 },
};

for (const [name, { drawing, size }] of Object.entries(icons)) {
  const picture = sharp(Buffer.from(drawing), { density: (72 * size) / 26 }).resize(size, size);
  await picture.png({ palette: true, compressionLevel: 9 }).toFile(`site/public/icons/${name}.png`);
}
