import {
  circle,
  defs,
  dice,
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

/** A record, cut by the edge. */
export const rekaman: Scene = ({ w, h, isTall }) => {
  const [x, y, r] = isTall ? [470, 470, 470] : [900, 300, 400];
  const grooves = times(16, (i) =>
    circle(x, y, r * (0.97 - i * 0.037), 'none', {
      stroke: i % 4 === 3 ? '#3A332F' : '#2A2522',
      'stroke-width': 3,
    }),
  );
  const shine = (turn: number) =>
    placed(
      x,
      y,
      turn,
      1,
      path(`M0 0L${-r * 0.16} ${-r * 0.97}A${r} ${r} 0 0 1 ${r * 0.16} ${-r * 0.97}Z`, '#FFFFFF', {
        opacity: 0.1,
      }),
    );
  return (
    rect(0, 0, w, h, '#E8B23A') +
    times(isTall ? 9 : 6, (i) =>
      rect(0, (isTall ? 560 : 90) + i * 60, w, 22, i % 2 ? '#D9822B' : '#C44D2A', { opacity: 0.85 }),
    ) +
    circle(x + 14, y + 20, r, '#7A3A12', { opacity: 0.35 }) +
    circle(x, y, r, '#171412') +
    grooves +
    shine(38) +
    shine(218) +
    shine(62) +
    shine(242) +
    circle(x, y, r * 0.36, '#F25C54') +
    path(`M${x - r * 0.36} ${y}A${r * 0.36} ${r * 0.36} 0 0 0 ${x + r * 0.36} ${y}Z`, '#F7EBD3') +
    circle(x, y, r * 0.2, 'none', { stroke: '#171412', 'stroke-width': 4 }) +
    circle(x, y, r * 0.045, '#171412') +
    placed(
      isTall ? 700 : 1250,
      isTall ? 60 : 20,
      isTall ? 24 : 34,
      isTall ? 1.5 : 1.05,
      rect(-9, 0, 18, 330, '#F7EBD3', { rx: 9 }) +
        rect(-26, 316, 52, 78, '#F7EBD3', { rx: 10 }) +
        circle(0, 0, 40, '#F7EBD3') +
        circle(0, 0, 18, '#C44D2A'),
    )
  );
};

/** A rocket with a mouse-deer at the window. */
export const kancil: Scene = ({ w, h, x, y, isTall }) => {
  const roll = dice(7);
  const deer =
    circle(0, -56, 62, '#BFEFFF') +
    `<g clip-path="url(#window)">` +
    path('M-34 -70C-64 -96 -66 -128 -54 -138C-38 -128 -22 -104 -20 -84Z', '#8A5A33') +
    path('M34 -70C64 -96 66 -128 54 -138C38 -128 22 -104 20 -84Z', '#8A5A33') +
    path('M-44 -62C-44 -104 44 -104 44 -62C44 -34 24 6 0 6C-24 6 -44 -34 -44 -62Z', '#A9713F') +
    ellipse(0, -14, 22, 20, '#F3DDBF') +
    ellipse(0, -26, 10, 7, '#2A1710') +
    circle(-20, -58, 8, '#2A1710') +
    circle(20, -58, 8, '#2A1710') +
    circle(-17, -61, 3, '#FFFFFF') +
    circle(23, -61, 3, '#FFFFFF') +
    '</g>';
  const rocket =
    path('M-70 150C-130 170 -140 230 -136 270C-106 236 -80 226 -54 222Z', '#E63946') +
    path('M70 150C130 170 140 230 136 270C106 236 80 226 54 222Z', '#E63946') +
    path('M-44 232C-60 300 -20 330 0 400C20 330 60 300 44 232Z', '#FFB703') +
    path('M-22 232C-30 276 -8 300 0 336C8 300 30 276 22 232Z', '#FFF3C4') +
    path(
      'M0 -290C90 -210 108 -60 92 60C84 130 66 190 54 232H-54C-66 190 -84 130 -92 60C-108 -60 -90 -210 0 -290Z',
      '#FFF8EC',
    ) +
    path('M0 -290C46 -250 74 -190 88 -130H-88C-74 -190 -46 -250 0 -290Z', '#E63946') +
    path('M-84 110H84C76 156 64 200 54 232H-54C-64 200 -76 156 -84 110Z', '#F4A261') +
    circle(0, -56, 78, '#1D3557') +
    deer;
  return (
    defs(
      '<clipPath id="window"><circle cx="0" cy="-56" r="62"/></clipPath>',
      falling('s', [0, '#2B2D82'], [1, '#5E4BB6']),
    ) +
    rect(0, 0, w, h, 'url(#s)') +
    times(60, () => circle(roll() * w, roll() * h, 1 + roll() * 2.4, '#FFFFFF', { opacity: 0.8 })) +
    circle(isTall ? 640 : 1180, isTall ? 190 : 120, isTall ? 110 : 92, '#FFD166') +
    circle(isTall ? 610 : 1150, isTall ? 160 : 100, 22, '#F2B84B') +
    circle(isTall ? 680 : 1215, isTall ? 220 : 150, 14, '#F2B84B') +
    circle(isTall ? 130 : 420, isTall ? 760 : 380, isTall ? 90 : 84, '#2EC4B6') +
    ellipse(isTall ? 130 : 420, isTall ? 760 : 380, isTall ? 160 : 150, 24, 'none', {
      stroke: '#CBF3F0',
      'stroke-width': 12,
      transform: `rotate(-18 ${isTall ? 130 : 420} ${isTall ? 760 : 380})`,
    }) +
    circle(isTall ? 100 : 160, isTall ? 160 : 120, 44, '#FF6B6B') +
    placed(x - (isTall ? 10 : 60), y + (isTall ? 10 : 0), isTall ? 16 : 40, isTall ? 1.28 : 0.8, rocket)
  );
};

/** Containers, one of them open and lit, with a microphone in it. */
export const gudang: Scene = ({ w, h, isTall }) => {
  const colours = ['#D1495B', '#00798C', '#EDAE49', '#30638E', '#5B8E7D', '#8C3B4A'];
  const boxW = isTall ? 400 : 330;
  const boxH = isTall ? 250 : 180;
  const [openX, openY] = isTall ? [1, 2] : [2, 1];
  const box = (i: number, j: number) => {
    const x = i * boxW - (j % 2 ? 0 : boxW * (isTall ? 0 : 0));
    const y = j * boxH;
    if (i === openX && j === openY) return lit(x, y, boxW, boxH);
    const fill = colours[(i * 2 + j * 3) % colours.length] ?? '';
    return (
      rect(x, y, boxW, boxH, fill) +
      times(Math.floor(boxW / 22), (n) =>
        rect(x + 10 + n * 22, y + 16, 9, boxH - 32, '#000000', { opacity: 0.16 }),
      ) +
      rect(x, y, boxW, 12, '#FFFFFF', { opacity: 0.16 }) +
      rect(x, y + boxH - 12, boxW, 12, '#000000', { opacity: 0.3 }) +
      rect(x + boxW - 8, y, 8, boxH, '#10141A')
    );
  };
  const stand =
    line('M0 0V-92M-26 0H26', '#10141A', 6) +
    line('M0 -92L20 -106', '#10141A', 6) +
    rect(12, -132, 20, 34, '#10141A', { rx: 10, transform: 'rotate(38 22 -115)' });
  function lit(x: number, y: number, width: number, height: number) {
    return (
      rect(x, y, width, height, '#10141A') +
      polygon(
        [
          [x + 14, y + 14],
          [x + width - 22, y + 14],
          [x + width - 54, y + height - 40],
          [x + 46, y + height - 40],
        ],
        '#FFE9B0',
      ) +
      polygon(
        [
          [x + 46, y + height - 40],
          [x + width - 54, y + height - 40],
          [x + width - 22, y + height - 8],
          [x + 14, y + height - 8],
        ],
        '#F2B84B',
      ) +
      placed(x + width * 0.47, y + height - 26, 0, height / 190, stand)
    );
  }
  const columns = Math.ceil(w / boxW);
  const rows = Math.ceil(h / boxH);
  return rect(0, 0, w, h, '#10141A') + times(rows, (j) => times(columns, (i) => box(i, j)));
};

/** Building blocks that sing. */
export const kecil: Scene = ({ w, h, isTall }) => {
  const s = isTall ? 1.5 : 1.06;
  const face = (x: number, y: number, ink = '#22223B') =>
    circle(x - 22, y, 7, ink) + circle(x + 22, y, 7, ink) + ellipse(x, y + 24, 11, 14, ink);
  const blocks =
    rect(-250, -160, 160, 160, '#4CC9F0', { rx: 14 }) +
    face(-170, -96) +
    path('M-90 0A80 80 0 0 1 70 0Z', '#F72585') +
    circle(-10, -34, 0, '#000') +
    face(-10, -44, '#FFFFFF') +
    polygon(
      [
        [70, 0],
        [160, -190],
        [250, 0],
      ],
      '#FFBE0B',
      { 'stroke-linejoin': 'round', stroke: '#FFBE0B', 'stroke-width': 14 },
    ) +
    face(160, -72) +
    circle(-170, -230, 70, '#FF6B35') +
    face(-170, -240) +
    rect(-70, -210, 130, 130, '#06D6A0', { rx: 14 }) +
    face(-5, -158) +
    path('M-76 -210A70 70 0 0 1 64 -210Z', '#7B2CBF') +
    face(-6, -250, '#FFFFFF');
  const note = (x: number, y: number, colour: string, size: number) =>
    placed(
      x,
      y,
      -8,
      size,
      ellipse(0, 0, 26, 19, colour) +
        rect(18, -104, 9, 104, colour) +
        path('M18 -104C52 -96 66 -74 60 -44C52 -66 40 -74 18 -76Z', colour),
    );
  const [x, foot] = isTall ? [400, 850] : [890, 470];
  return (
    rect(0, 0, w, h, '#FFF1E0') +
    circle(x, foot - (isTall ? 250 : 170), isTall ? 400 : 300, '#FFDCCB') +
    rect(0, foot, w, h - foot, '#B8E0D2') +
    placed(x, foot, 0, s, blocks) +
    note(isTall ? 120 : 300, isTall ? 300 : 220, '#F72585', isTall ? 1.4 : 1.2) +
    note(isTall ? 640 : 140, isTall ? 210 : 380, '#7B2CBF', isTall ? 1.1 : 0.9) +
    note(isTall ? 420 : 470, isTall ? 170 : 360, '#06D6A0', 0.8) +
    note(isTall ? 90 : 1200, isTall ? 560 : 170, '#FF6B35', 0.9)
  );
};
