import { BEATS_PER_SECOND, FILM_SECONDS, type FilmScene } from './record-film.js';

const WIDTH = 640;
const HEIGHT = 360;

/** The half-sun of the product's mark, breathing with the beat over the boards of a stage. */
function draw(pen: OffscreenCanvasRenderingContext2D, time: number): void {
  const beat = Math.exp(-3 * ((time * BEATS_PER_SECOND) % 1));
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#060b14');
  sky.addColorStop(1, `hsl(${205 + 25 * Math.sin((time * Math.PI * 2) / FILM_SECONDS)} 60% 22%)`);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawRays(pen, time);
  pen.fillStyle = '#00dce8';
  pen.beginPath();
  pen.arc(WIDTH / 2, 262, 92 + 8 * beat, Math.PI, 0);
  pen.fill();
  pen.fillStyle = '#02181b';
  pen.fillRect(0, 262, WIDTH, HEIGHT);
  pen.fillStyle = '#0b3a43';
  for (let board = 0; board < 5; board++) pen.fillRect(0, 274 + board * 18, WIDTH, 2 + board);
}

function drawRays(pen: OffscreenCanvasRenderingContext2D, time: number): void {
  const rays = 14;
  pen.fillStyle = 'rgb(0 220 232 / 0.08)';
  for (let ray = 0; ray < rays; ray++) {
    const angle = Math.PI + ((ray + (time % 1)) / rays) * Math.PI;
    pen.beginPath();
    pen.moveTo(WIDTH / 2, 262);
    pen.arc(WIDTH / 2, 262, 460, angle, angle + Math.PI / rays / 2);
    pen.fill();
  }
}

/** A sun on a stage. */
export const replayScene: FilmScene = { width: WIDTH, height: HEIGHT, bitrate: 350_000, draw };
