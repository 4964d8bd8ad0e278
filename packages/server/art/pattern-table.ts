import type { Scene } from './canvas.js';
import {
  beams,
  frames,
  kawung,
  lanterns,
  leaves,
  meters,
  type Palette,
  peaks,
  rays,
  ripples,
  shoal,
  skyline,
  swells,
} from './pattern-scenes.js';

const palette = (deep: string, ground: string, main: string, light: string, spark: string): Palette => ({
  deep,
  ground,
  main,
  light,
  spark,
});

const colours = {
  bara: palette('#2B0A0F', '#6B1420', '#C8402F', '#F08A4B', '#FFD27A'),
  laut: palette('#06202E', '#0B4456', '#1F8A8C', '#6FC7B6', '#FFE3A3'),
  nila: palette('#12103A', '#2B2470', '#5B4BC4', '#A48BEA', '#FFC4DD'),
  daun: palette('#0B2416', '#1B4A2C', '#3F8F4F', '#9CCB6B', '#FFE066'),
  lembayung: palette('#2A0B33', '#5C1B5E', '#B0388F', '#F07FA8', '#FFE0B8'),
  tanah: palette('#2A1A10', '#5A3820', '#B0703A', '#E2AE6B', '#FFF0CF'),
  pagi: palette('#12355B', '#3C6E9E', '#F2845C', '#F9BD7E', '#FFF3D6'),
  arang: palette('#111418', '#2A3038', '#59636F', '#A9B4BF', '#FF6B4A'),
};

const patterns = {
  beams,
  frames,
  kawung,
  lanterns,
  leaves,
  meters,
  peaks,
  rays,
  ripples,
  shoal,
  skyline,
  swells,
};

type Row = readonly [pattern: keyof typeof patterns, colour: keyof typeof colours, seed: number];

/** Shows whose picture is a pattern: which, in which colours, thrown how. */
const rows: Record<string, Row> = {
  bedug: ['ripples', 'bara', 3],
  sungai: ['swells', 'laut', 5],
  bromo: ['peaks', 'nila', 8],
  batik: ['kawung', 'tanah', 2],
  gang: ['skyline', 'arang', 4],
  arena: ['beams', 'lembayung', 6],
  rimba: ['leaves', 'daun', 7],
  lampion: ['lanterns', 'bara', 9],
  sirkus: ['rays', 'pagi', 1],
  dangdut: ['meters', 'lembayung', 12],
  karang: ['shoal', 'laut', 13],
  layar: ['frames', 'arang', 14],
  kendang: ['ripples', 'tanah', 15],
  padang: ['swells', 'pagi', 16],
  puncak: ['peaks', 'pagi', 17],
  lurik: ['kawung', 'nila', 18],
  kampung: ['skyline', 'bara', 19],
  debat: ['beams', 'arang', 20],
  kebun: ['leaves', 'laut', 21],
  imlek: ['lanterns', 'lembayung', 22],
  loket: ['rays', 'bara', 23],
  radio: ['meters', 'daun', 24],
  akuarium: ['shoal', 'nila', 25],
  pendek: ['frames', 'pagi', 26],
  angin: ['ripples', 'laut', 27],
  garam: ['swells', 'arang', 28],
  kabut: ['peaks', 'daun', 29],
  wastra: ['kawung', 'lembayung', 30],
  rooftop: ['skyline', 'nila', 31],
  monolog: ['beams', 'bara', 32],
  anggrek: ['leaves', 'lembayung', 33],
  panen: ['lanterns', 'daun', 34],
  undian: ['rays', 'laut', 35],
  elektro: ['meters', 'arang', 36],
  teluk: ['shoal', 'pagi', 37],
  arsip: ['frames', 'tanah', 38],
};

/** Their scenes by name. */
export const patternScenes: Record<string, Scene> = Object.fromEntries(
  Object.entries(rows).map(([name, [pattern, colour, seed]]) => [
    name,
    patterns[pattern](colours[colour], seed),
  ]),
);
