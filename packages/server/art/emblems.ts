import { circle, line, path, polygon, rect, times } from './canvas.js';

/** Signs of the creators, 240 by 240, kept apart by colour and one shape each. */
export const emblems: Record<string, string> = {
  'rumah-musik-braga':
    rect(0, 0, 240, 240, '#7A1F2B') +
    path('M50 200V120A70 70 0 0 1 190 120V200Z', '#F3A83B') +
    path('M88 200V124A32 32 0 0 1 152 124V200Z', '#7A1F2B'),
  'teater-lingkar-api':
    rect(0, 0, 240, 240, '#1A0504') +
    circle(120, 120, 84, 'none', { stroke: '#FFAE42', 'stroke-width': 12 }) +
    path('M120 46C150 96 170 112 160 150C154 178 86 178 80 150C72 118 108 104 120 46Z', '#E4572E'),
  'kolektif-gong-baru':
    rect(0, 0, 240, 240, '#0F4A3E') +
    circle(120, 120, 88, '#D79B36') +
    circle(120, 120, 60, '#B9791F') +
    circle(120, 120, 26, '#FFE9AE'),
  'radio-pesisir':
    rect(0, 0, 240, 240, '#4A0F2A') +
    times(3, (i) =>
      path(`M${120 - 36 - i * 26} 170A${36 + i * 26} ${36 + i * 26} 0 0 1 ${156 + i * 26} 170`, 'none', {
        stroke: '#FFD3C2',
        'stroke-width': 13,
      }),
    ) +
    circle(120, 168, 15, '#FF5A3C'),
  'klub-tawa-selatan':
    rect(0, 0, 240, 240, '#D81E3A') +
    path('M44 104H196A76 76 0 0 1 44 104Z', '#FFF3E4') +
    circle(80, 70, 13, '#FFF3E4') +
    circle(160, 70, 13, '#FFF3E4'),
  'gedung-cendana':
    rect(0, 0, 240, 240, '#1D3B36') +
    polygon(
      [
        [120, 36],
        [206, 92],
        [34, 92],
      ],
      '#E9C46A',
    ) +
    times(4, (i) => rect(48 + i * 40, 104, 22, 74, '#F4EBDD')) +
    rect(34, 186, 172, 18, '#E9C46A'),
  'orkes-laut-utara':
    rect(0, 0, 240, 240, '#2A2A72') +
    circle(120, 96, 44, '#FFE6B8') +
    times(3, (i) =>
      line(
        `M20 ${138 + i * 32}C60 ${112 + i * 32} 90 ${164 + i * 32} 120 ${138 + i * 32}S180 ${112 + i * 32} 220 ${138 + i * 32}`,
        i === 1 ? '#F26D85' : '#8E5BB5',
        15,
      ),
    ),
  'sanggar-kali-jernih':
    rect(0, 0, 240, 240, '#0E7C7B') +
    path('M120 34C164 92 184 122 184 152A64 64 0 0 1 56 152C56 122 76 92 120 34Z', '#D4F1E4') +
    line('M78 156C98 138 112 174 132 156S160 150 166 152', '#0E7C7B', 10),
  'layar-rumahan':
    rect(0, 0, 240, 240, '#30307A') +
    polygon(
      [
        [120, 40],
        [210, 110],
        [30, 110],
      ],
      '#FF6B6B',
    ) +
    rect(52, 110, 136, 92, '#FFE9D6') +
    polygon(
      [
        [102, 130],
        [150, 156],
        [102, 182],
      ],
      '#30307A',
    ),
  'pasar-malam-keliling':
    rect(0, 0, 240, 240, '#143D3A') +
    times(12, (i) =>
      path('M0 -92L22 -30H-22Z', i % 2 ? '#FFBE0B' : '#F2542D', {
        transform: `translate(120 120) rotate(${i * 30})`,
      }),
    ) +
    circle(120, 120, 34, '#FFF4DC'),
};
