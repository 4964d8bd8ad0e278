import {
  circle,
  defs,
  dice,
  ellipse,
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

/** A moon over a river, its light in bars on the water, rafts below. */
export const bulan: Scene = ({ w, h, x, u, isTall }) => {
  const shore = isTall ? h * 0.6 : h * 0.64;
  const r = 30 * u;
  const bars = times(13, (i) => {
    const width = r * 2 * (1 - i * 0.055) * (i % 3 === 1 ? 0.72 : 1);
    const at = shore + 14 + i * (h - shore) * 0.078;
    return rect(x - width / 2 + Math.sin(i * 2.1) * 3 * u, at, width, 5 + i * 0.9, '#FFB45A', {
      rx: 5,
      opacity: 1 - i * 0.055,
    });
  });
  const dancer =
    '<path d="M0 0C4 -18 3 -34 0 -46C-3 -34 -4 -18 0 0Z"/><circle cx="0" cy="-52" r="5"/><path d="M0 -40C16 -46 24 -58 26 -68C28 -54 20 -38 2 -34Z"/><path d="M0 -40C-14 -40 -24 -32 -30 -22C-24 -36 -14 -44 0 -44Z"/>';
  const raft = (rx: number, ry: number, scale: number) =>
    placed(
      rx,
      ry,
      0,
      scale,
      `<g fill="#04140F"><path d="M-90 0H90L82 9H-82Z"/>${[-48, 0, 48].map((dx) => `<g transform="translate(${dx} 0)">${dancer}</g>`).join('')}</g>`,
    );
  return (
    defs(
      falling('s', [0, '#06231F'], [0.55, '#0F4C3F'], [1, '#1F7A5C']),
      falling('r', [0, '#0C3B32'], [1, '#041613']),
      glowing('m', 0.5, 0.5, 0.5, [0, '#FFB45A55'], [1, '#FFB45A00']),
    ) +
    rect(0, 0, w, h, 'url(#s)') +
    circle(x, shore - r * 0.55, r * 2.6, 'url(#m)') +
    circle(x, shore - r * 0.55, r, '#FFC477') +
    rect(0, shore, w, h - shore, 'url(#r)') +
    bars +
    path(
      `M0 ${shore}C${w * 0.1} ${shore - 34} ${w * 0.2} ${shore - 20} ${w * 0.32} ${shore}ZM${w} ${shore}C${w * 0.94} ${shore - 46} ${w * 0.82} ${shore - 26} ${w * 0.74} ${shore}Z`,
      '#072A24',
    ) +
    raft(isTall ? 300 : 640, shore + (h - shore) * 0.34, isTall ? 2 : 1.5) +
    raft(isTall ? 600 : 1040, shore + (h - shore) * 0.62, isTall ? 2.5 : 1.9)
  );
};

/** The front of a train, coming with its lamps on. */
export const kereta: Scene = ({ w, h, x, u, isTall }) => {
  const foot = isTall ? h * 0.8 : h * 0.9;
  const s = isTall ? 1.55 : 1.04;
  const front =
    rect(-150, -430, 300, 430, '#E4572E', { rx: 54 }) +
    rect(-150, -150, 300, 150, '#B23A1A') +
    rect(-118, -386, 236, 130, '#0B1526', { rx: 24 }) +
    path('M-118 -300L-20 -386H60L-118 -270Z', '#27406B', { opacity: 0.8 }) +
    rect(-6, -386, 12, 130, '#E4572E') +
    rect(-150, -214, 300, 26, '#FFE7B8') +
    circle(-92, -110, 34, '#FFF6DC') +
    circle(92, -110, 34, '#FFF6DC') +
    rect(-30, -130, 60, 42, '#0B1526', { rx: 6 }) +
    rect(-120, -14, 240, 34, '#0B1526', { rx: 8 });
  const beam = (side: number) =>
    polygon(
      [
        [x + side * 92 * s - 20 * s, foot - 110 * s],
        [x + side * 92 * s + 20 * s, foot - 110 * s],
        [x + side * 92 * s + side * 520 * s + 190 * s, h + 60],
        [x + side * 92 * s + side * 520 * s - 190 * s, h + 60],
      ],
      'url(#l)',
    );
  const sleepers = times(7, (i) => {
    const t = (i / 7) ** 1.6;
    const width = (150 + t * 900) * s;
    return rect(x - width / 2, foot + 20 + t * (h - foot) * 1.1, width, 6 + t * 22, '#1C2B47');
  });
  const roll = dice(11);
  return (
    defs(
      falling('s', [0, '#0A1222'], [0.7, '#1B2C4D'], [1, '#31517F']),
      falling('l', [0, '#FFF1C4CC'], [1, '#FFF1C400']),
    ) +
    rect(0, 0, w, h, 'url(#s)') +
    times(46, () => circle(roll() * w, roll() * h * 0.6, 0.8 + roll() * 1.6, '#DCE8FF', { opacity: 0.7 })) +
    rect(0, foot - 4, w, h - foot + 4, '#0A1222') +
    sleepers +
    line(
      `M${x - 60 * s} ${foot}L${x - 520 * s} ${h + 90}M${x + 60 * s} ${foot}L${x + 520 * s} ${h + 90}`,
      '#8FA7CF',
      7,
    ) +
    placed(x, foot, 0, s, front) +
    beam(-1) +
    beam(1) +
    ellipse(x, foot + 10, 210 * s, 3 * u, '#FFF1C4', { opacity: 0.14 })
  );
};

/** A hand fan in neon tubes. */
export const sinden: Scene = ({ w, h, x: middle, u, isTall }) => {
  const x = isTall ? middle : middle - 40;
  const foot = isTall ? h * 0.68 : h * 0.94;
  const r = (isTall ? 45 : 72) * u;
  const at = (angle: number, length: number) => {
    const a = (angle * Math.PI) / 180;
    return `${(x + Math.cos(a) * length).toFixed(1)} ${(foot - Math.sin(a) * length).toFixed(1)}`;
  };
  const arc = (length: number) => `M${at(165, length)}A${length} ${length} 0 0 1 ${at(15, length)}`;
  const ribs = Array.from({ length: 11 }, (_, i) => 15 + i * 15)
    .map((a) => `M${at(a, r * 0.2)}L${at(a, r)}`)
    .join('');
  const scallops = Array.from({ length: 10 }, (_, i) => 15 + i * 15)
    .map((a) => `M${at(a, r)}Q${at(a + 7.5, r * 1.16)} ${at(a + 15, r)}`)
    .join('');
  const tube = (d: string, colour: string, width: number) =>
    line(d, colour, width * 5, { opacity: 0.1 }) +
    line(d, colour, width * 2.6, { opacity: 0.22 }) +
    line(d, colour, width) +
    line(d, '#FFFFFF', width * 0.34, { opacity: 0.85 });
  return (
    defs(glowing('g', isTall ? 0.5 : 0.68, 0.75, 0.7, [0, '#4A0E52'], [0.5, '#1C0A2E'], [1, '#0A0714'])) +
    rect(0, 0, w, h, 'url(#g)') +
    times(isTall ? 14 : 9, (i) => rect(0, i * 76, w, 2, '#FFFFFF', { opacity: 0.035 })) +
    tube(ribs, '#FF3DA5', 4) +
    tube(arc(r * 0.62), '#FFB03A', 6) +
    tube(arc(r * 0.4), '#FFB03A', 4) +
    tube(scallops, '#35E4FF', 8) +
    tube(`M${at(90, 0)}L${at(90, r * 0.05)}`, '#35E4FF', 14)
  );
};

/** Pines in mist, one layer behind the other. */
export const hutan: Scene = ({ w, h, isTall }) => {
  const layers = [
    ['#8FB8AE', 0.3],
    ['#5E958E', 0.42],
    ['#35716F', 0.56],
    ['#184B4F', 0.72],
    ['#082A31', 0.9],
  ] as const;
  const tree = (x: number, foot: number, size: number, fill: string) => {
    const tier = (top: number, half: number, low: number) =>
      [
        [x - half * size, foot - low * size],
        [x, foot - top * size],
        [x + half * size, foot - low * size],
      ] as const;
    return (
      polygon(tier(1, 0.16, 0.62), fill) +
      polygon(tier(0.78, 0.22, 0.36), fill) +
      polygon(tier(0.52, 0.29, 0), fill)
    );
  };
  const forest = layers.map(([fill, depth], layer) => {
    const roll = dice(layer * 97 + (isTall ? 5 : 3));
    const foot = h * (0.5 + depth * 0.56);
    const size = h * (0.22 + depth * (isTall ? 0.42 : 0.66));
    const count = Math.round((w / size) * 3.4);
    const trees = times(count, (i) =>
      tree(((i + roll() * 0.8) * w) / (count - 1), foot, size * (0.75 + roll() * 0.4), fill),
    );
    return trees + rect(0, foot - 2, w, h, fill);
  });
  const sun = isTall ? [400, 300, 150] : [880, 190, 112];
  return (
    defs(falling('s', [0, '#F6D9B8'], [0.6, '#D9DCC8'], [1, '#9CC0B4'])) +
    rect(0, 0, w, h, 'url(#s)') +
    circle(sun[0] ?? 0, sun[1] ?? 0, sun[2] ?? 0, '#FFF6E6') +
    forest.join('')
  );
};
