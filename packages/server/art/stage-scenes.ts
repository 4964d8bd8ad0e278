import {
  circle,
  defs,
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

/** The belly of a cello: one great f-hole, four strings. */
export const orkestra: Scene = ({ w, h, x, y, isTall }) => {
  const s = isTall ? 3.5 : 2.5;
  const hole =
    line('M34 -112C10 -128 -20 -104 -8 -60L8 60C20 104 -10 128 -34 112', '#1B0703', 17) +
    circle(30, -104, 15, '#1B0703') +
    circle(-30, 104, 15, '#1B0703') +
    line('M-16 0H16', '#1B0703', 5);
  const strings = times(4, (i) => {
    const dx = (i - 1.5) * (isTall ? 40 : 34);
    return line(
      `M${x - 260 * (isTall ? 0.9 : 1.25) + dx} -20L${x - 300 * (isTall ? 0.72 : 1.25) + dx * 1.25} ${h + 20}`,
      '#FFF1D6',
      3 + i * 1.4,
    );
  });
  const grain = times(22, (i) =>
    line(
      `M${(i * w) / 20 - 40} 0C${(i * w) / 20 + 24} ${h * 0.3} ${(i * w) / 20 - 60} ${h * 0.7} ${(i * w) / 20 + 10} ${h}`,
      '#6E2408',
      2 + (i % 3) * 2,
      { opacity: 0.2 },
    ),
  );
  return (
    defs(glowing('b', isTall ? 0.5 : 0.66, 0.42, 0.85, [0, '#F0A14A'], [0.45, '#C65F1B'], [1, '#5A1B08'])) +
    rect(0, 0, w, h, 'url(#b)') +
    grain +
    path(
      isTall
        ? `M0 ${h * 0.72}C${w * 0.2} ${h * 0.6} ${w * 0.2} ${h * 0.36} 0 ${h * 0.24}Z`
        : `M${w * 0.24} 0C${w * 0.2} ${h * 0.42} ${w * 0.3} ${h * 0.6} ${w * 0.2} ${h}H0V0Z`,
      '#1B0703',
    ) +
    strings +
    placed(isTall ? x + 110 : x + 60, y + (isTall ? 40 : 0), isTall ? -6 : 12, s * (isTall ? 1 : 0.84), hole)
  );
};

/** A mask with two faces. */
export const topeng: Scene = ({ w, h, x, y, isTall }) => {
  const s = isTall ? 1.36 : 0.88;
  const half = (fill: string, ink: string, accent: string) =>
    path('M0 -210C110 -210 158 -120 150 0C142 116 74 214 0 240Z', fill) +
    path('M0 -210C110 -210 158 -120 150 -40C120 -112 60 -140 0 -140Z', accent) +
    path('M26 -34C54 -68 104 -64 124 -34C100 -12 54 -10 26 -34Z', ink) +
    circle(76, -38, 11, fill) +
    line('M22 -76C52 -108 100 -104 128 -76', ink, 11) +
    path('M0 -46C14 -10 30 38 28 58C22 72 8 74 0 72Z', ink, { opacity: 0.18 }) +
    path('M0 118C22 104 48 106 70 124C48 150 22 158 0 156Z', accent) +
    line('M0 132C24 126 46 124 70 124', ink, 5) +
    circle(100, 56, 24, accent, { opacity: 0.55 });
  const crown = times(9, (i) =>
    placed(
      0,
      -60,
      (i - 4) * 17,
      1,
      path('M0 -290C26 -240 26 -190 0 -150C-26 -190 -26 -240 0 -290Z', i % 2 ? '#E9B44C' : '#F7D78B') +
        circle(0, -214, 9, '#B3261E'),
    ),
  );
  const rays = times(28, (i) =>
    placed(
      x,
      y,
      (i * 360) / 28,
      1,
      polygon(
        [
          [0, 0],
          [-46, -1300],
          [46, -1300],
        ],
        '#0F5257',
        { opacity: 0.75 },
      ),
    ),
  );
  return (
    rect(0, 0, w, h, '#083B40') +
    rays +
    placed(
      x,
      y + (isTall ? 100 : 48),
      0,
      s,
      crown +
        `<g transform="scale(-1 1)">${half('#FBEED5', '#241016', '#E9B44C')}</g>` +
        half('#C1272D', '#1B0709', '#F7B733'),
    )
  );
};

/** A lamp: light on one side is dark on the other. */
export const bincang: Scene = ({ w, h, isTall }) => {
  const x = isTall ? 400 : 880;
  const s = isTall ? 2.3 : 1.42;
  const y = isTall ? 520 : 290;
  const bulb = 'M-42 118C-42 76 -118 40 -118 -40A118 118 0 0 1 118 -40C118 40 42 76 42 118Z';
  const socket =
    rect(-42, 128, 84, 22, 'currentColor', { rx: 8 }) +
    rect(-36, 158, 72, 20, 'currentColor', { rx: 8 }) +
    path('M-22 186H22L10 204H-10Z', 'currentColor');
  const filament = line('M-34 112L-46 -10L-18 26L0 -16L18 26L46 -10L34 112', 'currentColor', 8, {
    'stroke-linejoin': 'round',
  }).replace('fill="none"', 'fill="none"');
  const side = (colour: string, ink: string) =>
    `<g color="${colour}">${path(bulb, colour)}${socket}</g><g color="${ink}">${filament}</g>`;
  return (
    defs(
      `<clipPath id="l"><rect x="0" y="0" width="${x}" height="${h}"/></clipPath><clipPath id="r"><rect x="${x}" y="0" width="${w - x}" height="${h}"/></clipPath>`,
    ) +
    rect(0, 0, w, h, '#FFD23F') +
    rect(x, 0, w - x, h, '#14110F') +
    times(7, (i) =>
      circle(x, y - 20 * s, (150 + i * 62) * s * 0.86, 'none', {
        stroke: '#F2B705',
        'stroke-width': 10,
        'clip-path': 'url(#l)',
        opacity: 0.9 - i * 0.11,
      }),
    ) +
    times(7, (i) =>
      circle(x, y - 20 * s, (150 + i * 62) * s * 0.86, 'none', {
        stroke: '#2B2521',
        'stroke-width': 10,
        'clip-path': 'url(#r)',
      }),
    ) +
    `<g clip-path="url(#l)">${placed(x, y, 0, s, side('#14110F', '#FFD23F'))}</g><g clip-path="url(#r)">${placed(x, y, 0, s, side('#FFD23F', '#14110F'))}</g>`
  );
};

/** Bamboo tubes, each with one tone. */
export const angklung: Scene = ({ w, h, isTall }) => {
  const count = isTall ? 8 : 15;
  const step = w / count;
  const tones = ['#F6C453', '#E9A23B', '#F9DC8F', '#D9822B'];
  const tubes = times(count, (i) => {
    const top = h * (0.1 + 0.3 * (0.5 + 0.5 * Math.sin(i * 0.9 + 0.6)));
    const bottom = h * 0.86;
    const width = step * 0.58;
    const x = i * step + step * 0.21;
    const cut = `M${x} ${top + width}L${x + width} ${top}V${bottom}H${x}Z`;
    const knot = (share: number) =>
      rect(x - 4, bottom - (bottom - top) * share, width + 8, 9, '#7A3F12', { rx: 4 });
    return (
      path(cut, '#062A24', { opacity: 0.35, transform: 'translate(12 12)' }) +
      path(cut, tones[i % 4] ?? '') +
      ellipse(x + width / 2, top + width / 2, width * 0.62, width * 0.2, '#6B3510', {
        transform: `rotate(-45 ${x + width / 2} ${top + width / 2})`,
      }) +
      rect(x + width * 0.14, top + width * 1.2, width * 0.13, bottom - top - width * 1.3, '#FFFFFF', {
        opacity: 0.38,
      }) +
      knot(0.34) +
      knot(0.66)
    );
  });
  return (
    defs(falling('s', [0, '#0F8B6D'], [1, '#0A4F45'])) +
    rect(0, 0, w, h, 'url(#s)') +
    times(5, (i) => rect(0, h * (0.08 + i * 0.035), w, 4, '#FFFFFF', { opacity: 0.12 })) +
    tubes +
    rect(0, h * 0.8, w, 26, '#5A2A0C') +
    rect(0, h * 0.9, w, 26, '#5A2A0C') +
    rect(0, h * 0.8, w, 7, '#8A4A16') +
    rect(0, h * 0.9, w, 7, '#8A4A16')
  );
};

/** A clown of the old comedy, in squares. */
export const ludruk: Scene = ({ w, h, x, y, isTall }) => {
  const rows = [
    '...kkkkkk...',
    '..kkyyyykk..',
    '.kyyyyyyyyk.',
    '.kkkkkkkkkk.',
    '.wwwwwwwwww.',
    '.wbbwwwwbbw.',
    '.wbpwwwwpbw.',
    '.wwwwrrwwww.',
    '.wwkkrrkkww.',
    '.wkkwwwwkkw.',
    '.wwrrrrrrww.',
    '..wwrrrrww..',
    '...wwwwww...',
    '.tttmttmttt.',
    'tttttmmttttt',
  ];
  const palette: Record<string, string> = {
    k: '#1B1033',
    y: '#FFC83D',
    w: '#FFE9D6',
    b: '#FFFFFF',
    p: '#1B1033',
    r: '#FF4D5E',
    t: '#00C2A8',
    m: '#FFC83D',
  };
  const size = isTall ? 54 : 33;
  const left = x - size * 6;
  const top = isTall ? y - size * 7.2 : h - size * 15;
  const pixels = rows
    .map((row, j) =>
      [...row]
        .map((key, i) =>
          key === '.'
            ? ''
            : rect(left + i * size, top + j * size, size + 0.5, size + 0.5, palette[key] ?? ''),
        )
        .join(''),
    )
    .join('');
  const folds = times(Math.ceil(w / 66), (i) => rect(i * 66, 0, 33, h, '#5B2DC4', { opacity: 0.55 }));
  const steps = times(
    Math.ceil(w / size),
    (i) =>
      rect(i * size, 0, size + 0.5, size * (1 + ((i * 7) % 3)), '#FF4D5E') +
      rect(i * size, size * (1 + ((i * 7) % 3)), size + 0.5, size * 0.5, '#FFC83D'),
  );
  const crisp = `<g shape-rendering="crispEdges">${pixels}</g>`;
  return (
    rect(0, 0, w, h, '#6C3BE0') +
    folds +
    crisp +
    (isTall ? rect(0, top + size * 15 - 1, w, h, '#00C2A8') : '') +
    steps
  );
};

/** Doors in a row, one of them open. */
export const ruang: Scene = ({ w, h, isTall }) => {
  const floor = h * 0.78;
  const step = isTall ? 178 : 172;
  const count = Math.ceil(w / step) + 1;
  const open = isTall ? 2 : 5;
  const width = step * 0.74;
  const height = isTall ? 560 : 350;
  const shift = isTall ? -62 : -40;
  const doors = times(count, (i) => {
    const x = shift + i * step + step * 0.13;
    if (i === open)
      return (
        rect(x - 9, floor - height - 9, width + 18, height + 9, '#2A0A1B') +
        rect(x, floor - height, width, height, 'url(#o)') +
        polygon(
          [
            [x, floor - height],
            [x - width * 0.42, floor - height + 40],
            [x - width * 0.42, floor + 44],
            [x, floor],
          ],
          '#A31E4A',
        ) +
        circle(x - width * 0.34, floor - height * 0.45, 7, '#FFD27A')
      );
    return (
      rect(x - 9, floor - height - 9, width + 18, height + 9, '#2A0A1B') +
      rect(x, floor - height, width, height, i % 2 ? '#8F1D45' : '#7A1640') +
      rect(x + width * 0.16, floor - height * 0.9, width * 0.68, height * 0.36, '#5E0F33') +
      rect(x + width * 0.16, floor - height * 0.42, width * 0.68, height * 0.34, '#5E0F33') +
      circle(x + width * 0.88, floor - height * 0.46, 7, '#E9B44C')
    );
  });
  const x = shift + open * step + step * 0.13;
  return (
    defs(
      falling('o', [0, '#FFF6D8'], [1, '#FFC24B']),
      falling('l', [0, '#FFD27ACC'], [1, '#FFD27A00']),
      falling('wall', [0, '#4A0F30'], [1, '#6B1539']),
    ) +
    rect(0, 0, w, h, 'url(#wall)') +
    rect(0, floor, w, h - floor, '#2A0A1B') +
    rect(0, floor, w, 6, '#B3365F') +
    doors +
    polygon(
      [
        [x, floor],
        [x + width, floor],
        [x + width + (isTall ? 150 : 190), h],
        [x - (isTall ? 150 : 190), h],
      ],
      'url(#l)',
    ) +
    times(count, (i) =>
      circle(
        shift + i * step + step / 2,
        floor - height - (isTall ? 62 : 36),
        9,
        i === open ? '#FFF6D8' : '#A34A6E',
      ),
    )
  );
};
