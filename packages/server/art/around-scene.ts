import { BEATS_PER_SECOND, type FilmScene } from './record-film.js';

/** All the way round is twice as long as from the zenith to below. */
const WIDTH = 1024;
const HEIGHT = 512;
const HORIZON = HEIGHT / 2;
const [STAND_TOP, STAND_FOOT] = [HORIZON - 70, HORIZON + 70];

/** From behind over the left, the stage and the right to behind: each side has its own light, so that nobody gets lost. */
const lights = ['#5b45b5', '#1f8a55', '#0b7f8c', '#b8641b', '#5b45b5'];

/** A stage with people all around it, as seen from its edge. */
function draw(pen: OffscreenCanvasRenderingContext2D, time: number): void {
  const beat = Math.exp(-3 * ((time * BEATS_PER_SECOND) % 1));
  const air = pen.createLinearGradient(0, 0, 0, HEIGHT);
  air.addColorStop(0, '#0b1430');
  air.addColorStop(0.5, '#1c2c4c');
  air.addColorStop(0.5, '#33241a');
  air.addColorStop(1, '#1a120c');
  pen.fillStyle = air;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawStands(pen);
  drawPeople(pen, time);
  drawStage(pen, beat);
}

function drawStands(pen: OffscreenCanvasRenderingContext2D): void {
  const light = pen.createLinearGradient(0, 0, WIDTH, 0);
  lights.forEach((colour, at) => {
    const middle = at / (lights.length - 1);
    // Wide enough to look into; between two lies a passage.
    for (const edge of [-0.09, 0.09]) light.addColorStop(Math.min(Math.max(middle + edge, 0), 1), colour);
  });
  pen.fillStyle = light;
  pen.fillRect(0, STAND_TOP, WIDTH, STAND_FOOT - STAND_TOP);
  pen.fillStyle = '#0b1430';
  for (let passage = 0; passage < 4; passage++) {
    pen.fillRect((0.125 + passage / 4) * WIDTH - 6, STAND_TOP, 12, STAND_FOOT - STAND_TOP);
  }
}

/** Heads in three rows, which nod in turn; the row at the height of the eyes is left free. */
function drawPeople(pen: OffscreenCanvasRenderingContext2D, time: number): void {
  pen.fillStyle = 'rgb(4 9 11 / 0.55)';
  const heads = 64;
  for (let row = 0; row < 3; row++) {
    for (let head = 0; head < heads; head++) {
      const nod = 2 * Math.sin((time * BEATS_PER_SECOND + head / 5 + row) * Math.PI);
      pen.beginPath();
      pen.arc(((head + (row % 2) / 2) / heads) * WIDTH, STAND_FOOT - 44 + row * 18 + nod, 6, 0, Math.PI * 2);
      pen.fill();
    }
  }
}

/** The half-sun of the product's mark, which breathes with the beat. */
function drawStage(pen: OffscreenCanvasRenderingContext2D, beat: number): void {
  const middle = WIDTH / 2;
  pen.fillStyle = '#02181b';
  pen.fillRect(middle - 110, STAND_FOOT - 24, 220, 34);
  pen.fillStyle = '#00dce8';
  pen.beginPath();
  pen.arc(middle, STAND_FOOT - 24, 72 + 5 * beat, Math.PI, 0);
  pen.fill();
}

/** All that is around somebody at the edge of a stage, unrolled. */
export const aroundScene: FilmScene = { width: WIDTH, height: HEIGHT, bitrate: 350_000, draw };
