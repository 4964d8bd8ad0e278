import {
  circle,
  defs,
  ellipse,
  falling,
  line,
  path,
  placed,
  polygon,
  rect,
  type Scene,
  times,
} from './canvas.js';

/** Great kites in a morning sky. */
export const layang: Scene = ({ w, h, isTall }) => {
  const kite = (a: string, b: string, c: string, d: string) =>
    polygon(
      [
        [0, -150],
        [110, 0],
        [0, 0],
      ],
      a,
    ) +
    polygon(
      [
        [0, -150],
        [-110, 0],
        [0, 0],
      ],
      b,
    ) +
    polygon(
      [
        [-110, 0],
        [0, 190],
        [0, 0],
      ],
      c,
    ) +
    polygon(
      [
        [110, 0],
        [0, 190],
        [0, 0],
      ],
      d,
    ) +
    line('M0 190C50 240 -60 290 0 350C50 400 -40 450 10 510', '#17324D', 5) +
    [
      [18, 240, 20],
      [-14, 300, -24],
      [14, 372, 18],
      [-4, 438, -20],
    ]
      .map(([bx = 0, by = 0, turn = 0]) =>
        placed(
          bx,
          by,
          turn,
          1,
          polygon(
            [
              [0, 0],
              [-30, -16],
              [-30, 16],
            ],
            a,
          ) +
            polygon(
              [
                [0, 0],
                [30, -16],
                [30, 16],
              ],
              c,
            ),
        ),
      )
      .join('');
  const place = isTall
    ? [
        [470, 380, 22, 1.65],
        [180, 200, -18, 0.62],
        [650, 130, 12, 0.5],
      ]
    : [
        [900, 210, 38, 1.14],
        [470, 170, -16, 0.6],
        [1200, 100, 16, 0.46],
      ];
  const colours = [
    ['#F2542D', '#F8C537', '#FFF4DC', '#0E7C7B'],
    ['#0E7C7B', '#FFF4DC', '#F2542D', '#F8C537'],
    ['#F8C537', '#F2542D', '#17324D', '#FFF4DC'],
  ] as const;
  return (
    defs(falling('s', [0, '#7CCBD6'], [0.65, '#CDEBDD'], [1, '#FBEFD0'])) +
    rect(0, 0, w, h, 'url(#s)') +
    path(
      `M0 ${h * 0.86}C${w * 0.25} ${h * 0.78} ${w * 0.45} ${h * 0.94} ${w} ${h * 0.82}V${h}H0Z`,
      '#F3D9A0',
    ) +
    path(`M0 ${h * 0.93}C${w * 0.3} ${h * 0.86} ${w * 0.6} ${h * 1.0} ${w} ${h * 0.9}V${h}H0Z`, '#0E7C7B') +
    place
      .map(([x = 0, y = 0, turn = 0, scale = 1], i) => {
        const [a, b, c, d] = colours[i] ?? colours[0];
        return (
          line(`M${x} ${y}Q${x - w * 0.12} ${h * 0.75} ${w * 0.1 + i * 40} ${h}`, '#17324D', 2, {
            opacity: 0.55,
          }) + placed(x, y, turn, scale, kite(a, b, c, d))
        );
      })
      .join('')
  );
};

/** Chillies, much too large. */
export const dapur: Scene = ({ w, h, isTall }) => {
  const chilli = (body: string, light: string) =>
    path(
      'M0 -120C46 -120 62 -84 54 -34C44 34 4 100 -72 138C-78 141 -82 134 -76 130C-40 98 -48 44 -54 -20C-60 -80 -40 -120 0 -120Z',
      body,
    ) +
    path(
      'M18 -100C40 -88 42 -50 34 -18C26 14 10 44 -8 66C10 30 16 -10 16 -44C16 -66 22 -84 18 -100Z',
      light,
      { opacity: 0.7 },
    ) +
    path('M-48 -96C-30 -134 30 -138 48 -98C30 -110 16 -100 0 -92C-14 -102 -30 -108 -48 -96Z', '#1F6B3A') +
    line('M2 -122C0 -150 14 -166 34 -176', '#1F6B3A', 13);
  const red = ['#D7263D', '#FF6B6B'] as const;
  const green = ['#2E933C', '#8BD450'] as const;
  const gold = ['#F6AE2D', '#FFE08A'] as const;
  const spots: readonly (readonly [number, number, number, number, readonly [string, string]])[] = isTall
    ? [
        [400, 470, 18, 2.5, red],
        [130, 170, -40, 1.15, gold],
        [690, 190, 60, 1.2, green],
        [110, 830, 120, 1.2, green],
        [700, 840, -70, 1.2, gold],
      ]
    : [
        [880, 262, 34, 1.5, red],
        [590, 150, -36, 0.95, gold],
        [1190, 140, 74, 0.95, green],
        [560, 440, 130, 0.85, green],
        [1200, 430, -50, 0.9, gold],
        [300, 250, 20, 0.95, red],
        [90, 110, 80, 0.8, green],
        [80, 440, -30, 0.85, gold],
      ];
  return (
    rect(0, 0, w, h, '#FFC9C2') +
    circle(isTall ? 400 : 880, isTall ? 470 : 270, isTall ? 350 : 236, '#FFF3E4') +
    times(isTall ? 60 : 54, (i) =>
      circle(((i * 197) % w) + 8, ((i * 313) % h) + 6, 5, '#D7263D', { opacity: 0.28 }),
    ) +
    spots.map(([x, y, turn, scale, [body, light]]) => placed(x, y, turn, scale, chilli(body, light))).join('')
  );
};

/** A cup before the sun, its steam in broad bands. */
export const kopi: Scene = ({ w, h, x, isTall }) => {
  const foot = isTall ? 830 : 500;
  const s = isTall ? 1.75 : 1;
  const steam = (dx: number, colour: string) =>
    line(
      `M${dx} -190C${dx - 60} -240 ${dx + 60} -290 ${dx} -340C${dx - 60} -390 ${dx + 60} -440 ${dx} -490`,
      colour,
      26,
    );
  const cup =
    ellipse(0, 6, 230, 22, '#8A3B1F') +
    line('M120 -120C210 -130 210 -30 100 -36', '#FFF4E3', 26) +
    path('M-150 -160H150C150 -70 120 0 60 0H-60C-120 0 -150 -70 -150 -160Z', '#FFF4E3') +
    path('M-150 -160H0V0H-60C-120 0 -150 -70 -150 -160Z', '#F5DFC3') +
    ellipse(0, -160, 150, 26, '#4A1F12') +
    ellipse(0, -158, 118, 17, '#7A3A1E');
  const rays = times(18, (i) =>
    placed(
      x,
      foot - 170 * s,
      i * 20,
      1,
      polygon(
        [
          [-26, 0],
          [26, 0],
          [70, -1400],
          [-70, -1400],
        ],
        '#FFB25B',
        { opacity: 0.5 },
      ),
    ),
  );
  return (
    rect(0, 0, w, h, '#FF9B54') +
    rays +
    circle(x, foot - 170 * s, isTall ? 300 : 232, '#FFD9A0') +
    rect(0, foot - 2, w, h, '#C4562B') +
    placed(x, foot, 0, s, steam(-70, '#FFFFFF') + steam(0, '#FFE9CE') + steam(70, '#FFFFFF') + cup)
  );
};

/** A road home under a low sun. */
export const jalan: Scene = ({ w, h, isTall }) => {
  const x = isTall ? 400 : 860;
  const horizon = isTall ? 520 : 292;
  const r = isTall ? 270 : 196;
  const strips = times(6, (i) =>
    rect(0, horizon - r * 0.1 - i * r * 0.2 - 3, w, r * (0.1 - i * 0.014), i < 3 ? '#F2587A' : '#F76C6C', {
      opacity: 0.9 - i * 0.13,
    }),
  );
  const dashes = times(6, (i) => {
    const near = ((i + 0.55) / 6) ** 2;
    const far = ((i + 0.1) / 6) ** 2;
    const at = (t: number) => horizon + (h - horizon) * t;
    return polygon(
      [
        [x - 2 - far * 14, at(far)],
        [x + 2 + far * 14, at(far)],
        [x + 2 + near * 14, at(near)],
        [x - 2 - near * 14, at(near)],
      ],
      '#FFE5A5',
    );
  });
  return (
    defs(
      falling('s', [0, '#3B1C5A'], [0.5, '#B3356F'], [1, '#FF8C5A']),
      falling('u', [0, '#FFF0B3'], [1, '#FFB03A']),
      falling('f', [0, '#5B2166'], [1, '#1C0C33']),
    ) +
    rect(0, 0, w, h, 'url(#s)') +
    circle(x, horizon - r * 0.25, r, 'url(#u)') +
    strips +
    path(
      `M0 ${horizon}L${w * 0.12} ${horizon - 90}L${w * 0.22} ${horizon - 30}L${w * 0.36} ${horizon - 140}L${w * 0.52} ${horizon}ZM${w} ${horizon}L${w * 0.94} ${horizon - 70}L${w * 0.84} ${horizon - 120}L${w * 0.74} ${horizon}Z`,
      '#5B2166',
    ) +
    rect(0, horizon, w, h - horizon, 'url(#f)') +
    polygon(
      [
        [x - 8, horizon],
        [x + 8, horizon],
        [x + (isTall ? 430 : 560), h],
        [x - (isTall ? 430 : 560), h],
      ],
      '#140825',
    ) +
    line(
      `M${x - 8} ${horizon}L${x - (isTall ? 430 : 560)} ${h}M${x + 8} ${horizon}L${x + (isTall ? 430 : 560)} ${h}`,
      '#F2587A',
      5,
    ) +
    dashes
  );
};
