import { qrModules } from './qr-modules.fixture.js';

/** What a camera sees: a code held up in a dim room, or nothing. */
export class QrPicture {
  readonly #canvas = document.createElement('canvas');
  readonly #timer: ReturnType<typeof setInterval>;
  #text: string | null = null;
  readonly stream: MediaStream;

  constructor({ width = 640, height = 480 } = {}) {
    Object.assign(this.#canvas, { width, height });
    this.#draw();
    // A canvas that does not change sends no pictures.
    this.#timer = setInterval(() => this.#draw(), 50);
    this.stream = this.#canvas.captureStream(20);
  }

  show(text: string | null) {
    this.#text = text;
    this.#draw();
  }

  stop() {
    clearInterval(this.#timer);
  }

  #draw() {
    const { width, height } = this.#canvas;
    const pen = this.#canvas.getContext('2d');
    if (!pen) throw new Error('There is no canvas');
    pen.fillStyle = '#777';
    pen.fillRect(0, 0, width, height);
    if (this.#text === null) return;
    const { data, size } = qrModules(this.#text);
    const module = Math.floor((height * 0.8) / size);
    const [left, top] = [(width - module * size) / 2, (height - module * size) / 2];
    data.forEach((row, y) => {
      row.forEach((isDark, x) => {
        pen.fillStyle = isDark ? '#222' : '#ddd';
        pen.fillRect(left + x * module, top + y * module, module, module);
      });
    });
  }
}
