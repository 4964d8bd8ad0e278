/** A picture's size and the middle of its picture; posters are tall, covers wide. */
export interface Frame {
  w: number;
  h: number;
  isTall: boolean;
  /** Where the main shape stands: right of the middle on a cover, a little above it on a poster. */
  x: number;
  y: number;
  /** The length everything is measured in, a hundredth of the main shape's size. */
  u: number;
}

export const cover: Frame = { w: 1320, h: 540, isTall: false, x: 900, y: 270, u: 5.4 };
export const poster: Frame = { w: 800, h: 1000, isTall: true, x: 400, y: 460, u: 7.6 };

/** Draws one show in a frame. */
export type Scene = (frame: Frame) => string;

type Attributes = Record<string, string | number>;

const round = (value: number) => Math.round(value * 10) / 10;

function attributes(table: Attributes): string {
  return Object.entries(table)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;
export const path = (d: string, fill: string, more: Attributes = {}) =>
  `<path${attributes({ d, fill, ...more })}/>`;
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });
export const polygon = (
  points: readonly (readonly [number, number])[],
  fill: string,
  more: Attributes = {},
) =>
  `<polygon${attributes({ points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), fill, ...more })}/>`;
/** Shapes moved, turned (degrees) and scaled together. */
export const placed = (x: number, y: number, turn: number, scale: number, content: string) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;

type Stops = readonly (readonly [offset: number, colour: string])[];
const stops = (list: Stops) =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/** A gradient from top to bottom, to be filled with `url(#id)`. */
export const falling = (id: string, ...list: Stops) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`;
/** A gradient from a middle outwards. */
export const glowing = (id: string, cx: number, cy: number, r: number, ...list: Stops) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
export const defs = (...content: string[]) => `<defs>${content.join('')}</defs>`;

/** The same thing `count` times. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Numbers between 0 and 1 that look thrown but are the same every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A scene that breathes: it comes closer and goes back. No styles, which some readers of pictures leave out. */
export const breathing =
  (scene: Scene): Scene =>
  (frame) => {
    const [x, y] = [frame.w / 2, frame.h / 2];
    const breath =
      '<animateTransform attributeName="transform" type="scale" values="1;1.09;1" keyTimes="0;0.5;1" dur="6s" repeatCount="indefinite"/>';
    return `<g transform="translate(${x} ${y})"><g>${breath}<g transform="translate(${-x} ${-y})">${scene(frame)}</g></g></g>`;
  };

/** A finished picture. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;
}
