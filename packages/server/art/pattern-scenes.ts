import {
  circle,
  defs,
  dice,
  ellipse,
  type Frame,
  falling,
  glowing,
  line,
  path,
  placed,
  polygon,
  rect,
  type Scene,
  times,
} from './canvas.js';

/** Five colours of one picture, from the ground to what shines. */
export interface Palette {
  deep: string;
  ground: string;
  main: string;
  light: string;
  spark: string;
}

/** One way of drawing; palette and seed make each picture its own. */
export type Pattern = (palette: Palette, seed: number) => Scene;

const backdrop = ({ w, h }: Frame, { deep, ground }: Palette) =>
  defs(falling('b', [0, deep], [1, ground])) + rect(0, 0, w, h, 'url(#b)');

/** Rings that widen from one point, like a struck gong or a drop. */
export const ripples: Pattern = (palette, seed) => (frame) => {
  const { x, y, u, isTall } = frame;
  const roll = dice(seed);
  const rings = times(9, (i) => {
    const r = (10 + i * 9) * u;
    const gap = 20 + roll() * 60;
    return circle(x, y, r, 'none', {
      stroke: i % 3 === 1 ? palette.light : palette.main,
      'stroke-width': (9 - i * 0.7) * (isTall ? 1.3 : 1),
      'stroke-dasharray': `${Math.round(r * (1 + roll() * 4))} ${Math.round(gap)}`,
      'stroke-linecap': 'round',
      opacity: 1 - i * 0.08,
      transform: `rotate(${Math.round(roll() * 360)} ${Math.round(x)} ${Math.round(y)})`,
    });
  });
  return backdrop(frame, palette) + rings + circle(x, y, 8 * u, palette.spark);
};

/** Bands of water or dunes, one behind the other, under a disc. */
export const swells: Pattern = (palette, seed) => (frame) => {
  const { w, h, x, u } = frame;
  const roll = dice(seed);
  const colours = [palette.light, palette.main, palette.ground, palette.deep];
  const bands = colours.map((colour, i) => {
    const top = h * (0.5 + i * 0.13);
    const swing = h * (0.05 + roll() * 0.07);
    const shift = roll() * 0.2;
    const [a, b] = [w * (0.25 + shift), w * (0.65 + shift)];
    return path(
      `M0 ${top}C${a} ${top - swing} ${a} ${top + swing} ${w / 2} ${top}S${b + swing} ${top - swing * 1.6} ${w} ${top + swing * 0.4}V${h}H0Z`.replace(
        /\d+\.\d+/g,
        (n) => String(Math.round(Number(n))),
      ),
      colour,
    );
  });
  return backdrop(frame, palette) + circle(x, h * 0.42, 26 * u, palette.spark) + bands.join('');
};

/** Mountains in layers, with a light between them. */
export const peaks: Pattern = (palette, seed) => (frame) => {
  const { w, h, x, u } = frame;
  const roll = dice(seed);
  const ridge = (top: number, rough: number, fill: string) => {
    const steps = 8;
    const points = Array.from(
      { length: steps + 1 },
      (_, i) => [(w / steps) * i, top + (i % 2 ? 1 : -1) * rough * (0.4 + roll())] as const,
    );
    return polygon([[0, h], ...points, [w, h]], fill);
  };
  const stars = times(26, () =>
    circle(roll() * w, roll() * h * 0.45, 1.5 + roll() * 2, palette.spark, { opacity: 0.7 }),
  );
  return (
    backdrop(frame, palette) +
    defs(glowing('g', 0.5, 0.5, 0.5, [0, palette.spark], [1, `${palette.spark}00`])) +
    stars +
    circle(x, h * 0.5, 52 * u, 'url(#g)', { opacity: 0.6 }) +
    circle(x, h * 0.48, 15 * u, palette.spark) +
    ridge(h * 0.6, h * 0.1, palette.light) +
    ridge(h * 0.72, h * 0.09, palette.main) +
    ridge(h * 0.86, h * 0.07, palette.deep)
  );
};

/** Batik kawung: four petals around each point, one of them lit. */
export const kawung: Pattern = (palette, seed) => (frame) => {
  const { w, h, isTall } = frame;
  const side = isTall ? 160 : 135;
  const roll = dice(seed);
  const petals = (fill: string, core: string) =>
    times(
      4,
      (i) =>
        `<g transform="rotate(${i * 90 + 45})">${ellipse(0, -side * 0.34, side * 0.17, side * 0.31, fill)}${ellipse(0, -side * 0.34, side * 0.05, side * 0.13, core)}</g>`,
    );
  const lit = { col: Math.floor(w / side / 2 + roll() * 2), row: Math.floor(h / side / 2) };
  const flower = (col: number, row: number, fill: string, core: string) =>
    `<g transform="translate(${col * side + side / 2} ${row * side + side / 2})">${petals(fill, core)}</g>`;
  return (
    backdrop(frame, palette) +
    defs(
      `<pattern id="k" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><g transform="translate(${side / 2} ${side / 2})">${petals(palette.main, palette.deep)}${circle(0, 0, side * 0.05, palette.light)}</g></pattern>`,
    ) +
    rect(0, 0, w, h, 'url(#k)', { opacity: 0.75 }) +
    flower(lit.col, lit.row, palette.spark, palette.main) +
    flower(lit.col + 1, lit.row + 1, palette.light, palette.main)
  );
};

/** Houses at night, some windows awake. */
export const skyline: Pattern = (palette, seed) => (frame) => {
  const { w, h, x, u, isTall } = frame;
  const roll = dice(seed);
  const width = isTall ? 100 : 110;
  const houses = times(Math.ceil(w / width), (i) => {
    const top = h * (0.34 + roll() * 0.38);
    const lit = times(8, () => {
      const [col, row] = [Math.floor(roll() * 3), Math.floor(roll() * 6)];
      return rect(
        i * width + 16 + col * 26,
        top + 22 + row * 40,
        16,
        22,
        roll() > 0.5 ? palette.spark : palette.light,
      );
    });
    return rect(i * width + 3, top, width - 6, h - top, i % 2 ? palette.main : palette.deep) + lit;
  });
  return backdrop(frame, palette) + circle(x, h * 0.24, 13 * u, palette.spark) + houses;
};

/** Beams from above onto whoever stands there. */
export const beams: Pattern = (palette, seed) => (frame) => {
  const { w, h, isTall } = frame;
  const roll = dice(seed);
  const floor = h * 0.84;
  const count = isTall ? 4 : 6;
  const lamps = times(count, (i) => {
    const from = (w / count) * (i + 0.5);
    const to = w * (0.25 + roll() * 0.5);
    return (
      polygon(
        [
          [from - 8, 0],
          [from + 8, 0],
          [to + 120, floor],
          [to - 120, floor],
        ],
        i % 2 ? palette.light : palette.spark,
        { opacity: 0.22 },
      ) + rect(from - 22, 0, 44, 26, palette.deep)
    );
  });
  const people = times(3 + Math.floor(roll() * 3), (i) => {
    const size = (isTall ? 2.1 : 1.5) + roll() * 0.3;
    const at = w * 0.5 + (i - 2) * (isTall ? 120 : 150);
    return placed(
      at,
      floor,
      0,
      size,
      `${circle(0, -88, 15, palette.deep)}${path('M-22 0C-26 -40 -22 -70 0 -72C22 -70 26 -40 22 0Z', palette.deep)}`,
    );
  });
  return (
    backdrop(frame, palette) +
    lamps +
    ellipse(w / 2, floor, w * 0.42, h * 0.06, palette.main) +
    people +
    rect(0, floor + h * 0.05, w, h, palette.deep)
  );
};

/** Large leaves from the edges, a clearing in the middle. */
export const leaves: Pattern = (palette, seed) => (frame) => {
  const { w, h, x, y, u, isTall } = frame;
  const roll = dice(seed);
  const leaf = (fill: string) =>
    path('M0 0C-70 -90 -60 -230 0 -320C60 -230 70 -90 0 0Z', fill) +
    line('M0 -10V-290', palette.deep, 4, { opacity: 0.5 });
  const ring = times(11, (i) => {
    const side = i % 2 ? 1 : 0;
    const at = roll();
    return placed(
      side ? w * (0.9 + roll() * 0.15) : w * (roll() * 0.12 - 0.02),
      h * (0.15 + at),
      side ? -60 + roll() * 50 : 10 + roll() * 50,
      (isTall ? 1.1 : 0.95) + roll() * 0.5,
      leaf(i % 3 === 0 ? palette.light : palette.main),
    );
  });
  return (
    backdrop(frame, palette) +
    defs(glowing('g', 0.5, 0.5, 0.5, [0, palette.spark], [1, `${palette.spark}00`])) +
    circle(x, y, 60 * u, 'url(#g)', { opacity: 0.55 }) +
    circle(x, y, 17 * u, palette.spark) +
    ring
  );
};

/** Lanterns on strings. */
export const lanterns: Pattern = (palette, seed) => (frame) => {
  const { w, h, isTall } = frame;
  const roll = dice(seed);
  const hung = times(isTall ? 7 : 10, (i) => {
    const at = (w / (isTall ? 7 : 10)) * (i + 0.5);
    const drop = h * (0.18 + roll() * 0.5);
    const size = 0.7 + roll() * 0.7;
    return (
      line(`M${Math.round(at)} 0V${Math.round(drop)}`, palette.light, 2, { opacity: 0.6 }) +
      placed(
        at,
        drop,
        0,
        size,
        `${circle(0, 50, 95, palette.spark, { opacity: 0.14 })}${ellipse(0, 50, 46, 54, i % 2 ? palette.main : palette.spark)}${ellipse(0, 50, 20, 54, palette.light, { opacity: 0.6 })}${rect(-20, -8, 40, 12, palette.deep)}${rect(-20, 98, 40, 12, palette.deep)}`,
      )
    );
  });
  return backdrop(frame, palette) + hung;
};

/** Rays around a disc, as on old tickets. */
export const rays: Pattern = (palette, seed) => (frame) => {
  const { w, x, y, u } = frame;
  const count = 18 + (seed % 4) * 2;
  const reach = w * 1.2;
  const fan = times(count, (i) =>
    path(
      `M0 0L${Math.round(reach)} -${Math.round(reach * 0.085)}V${Math.round(reach * 0.085)}Z`,
      i % 2 ? palette.main : palette.light,
      {
        transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round((360 / count) * i)})`,
        opacity: 0.55,
      },
    ),
  );
  const dots = times(count, (i) => {
    const turn = (Math.PI * 2 * i) / count;
    return circle(x + Math.cos(turn) * 33 * u, y + Math.sin(turn) * 33 * u, 2.4 * u, palette.spark);
  });
  return (
    backdrop(frame, palette) +
    fan +
    circle(x, y, 38 * u, palette.deep) +
    dots +
    circle(x, y, 24 * u, palette.spark) +
    circle(x, y, 12 * u, palette.main)
  );
};

/** A sound, as a meter shows it. */
export const meters: Pattern = (palette, seed) => (frame) => {
  const { w, h, isTall } = frame;
  const roll = dice(seed);
  const count = isTall ? 15 : 27;
  const step = w / count;
  const bars = times(count, (i) => {
    const near = 1 - Math.abs(i / count - 0.55) * 1.3;
    const high = h * (0.08 + roll() * 0.62 * Math.max(0.15, near));
    return rect(
      i * step + step * 0.2,
      h / 2 - high / 2,
      step * 0.6,
      high,
      [palette.main, palette.light, palette.spark][i % 3] ?? palette.main,
      {
        rx: step * 0.3,
      },
    );
  });
  return backdrop(frame, palette) + bars;
};

/** A shoal that turns together. */
export const shoal: Pattern = (palette, seed) => (frame) => {
  const { w, h, x, y, u } = frame;
  const roll = dice(seed);
  const fish = times(34, (i) => {
    const turn = roll() * Math.PI * 2;
    const far = (18 + roll() * 58) * u;
    const at = [x + Math.cos(turn) * far * (w > h ? 1.6 : 1), y + Math.sin(turn) * far * 0.8] as const;
    const colour = [palette.main, palette.light, palette.spark][i % 3] ?? palette.main;
    return placed(
      at[0],
      at[1],
      (turn * 180) / Math.PI + 90,
      0.6 + roll() * 0.9,
      path('M30 0C12 -18 -14 -16 -24 0L-42 -14V14L-24 0C-14 16 12 18 30 0Z', colour),
    );
  });
  return backdrop(frame, palette) + fish;
};

/** Frames of a film, one of them alight. */
export const frames: Pattern = (palette, seed) => (frame) => {
  const { w, h, isTall } = frame;
  const roll = dice(seed);
  const [wide, high] = isTall ? [520, 300] : [400, 250];
  const strip = times(7, (i) => {
    const at = -wide + i * (wide + 26);
    const lit = i === 3;
    return (
      rect(at, -high / 2, wide, high, lit ? palette.spark : palette.main, {
        rx: 10,
        opacity: lit ? 1 : 0.55 + roll() * 0.4,
      }) +
      circle(
        at + wide * (0.3 + roll() * 0.4),
        (roll() - 0.5) * high * 0.4,
        high * (0.16 + roll() * 0.12),
        lit ? palette.main : palette.light,
        { opacity: 0.9 },
      ) +
      times(
        9,
        (hole) =>
          rect(at + 12 + hole * (wide / 9), -high / 2 - 40, 22, 20, palette.light) +
          rect(at + 12 + hole * (wide / 9), high / 2 + 20, 22, 20, palette.light),
      )
    );
  });
  const turn = -18 + roll() * 10;
  return (
    backdrop(frame, palette) +
    placed(
      -wide * (isTall ? 1.4 : 0.7),
      h * 0.72,
      turn,
      1,
      rect(-wide * 2, -high / 2 - 56, w * 4, high + 112, palette.deep) + strip,
    )
  );
};
