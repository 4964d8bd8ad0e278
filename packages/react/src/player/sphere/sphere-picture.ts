import { lookAxes, type SphereLook } from '@panggung/core';

/** More dots than this for one of the page are seen by nobody, and cost a phone its battery. */
const SHARPEST = 2;

/** From a corner of the canvas to where it looks. */
const VERTEX = `
attribute vec2 corner;
uniform mat3 axes;
uniform vec2 reach;
varying vec3 ray;
void main() {
gl_Position = vec4(corner, 0, 1);
ray = axes * vec3(corner * reach, 1);
}`;

/** From where it looks to a place in the film: its width is all the way round, its height from the zenith to below. */
const FRAGMENT = `
precision highp float;
varying vec3 ray;
uniform sampler2D film;
void main() {
vec3 to = normalize(ray);
gl_FragColor = texture2D(film, vec2(.5 + atan(to.x, to.z) / 6.2831853, .5 - asin(to.y) / 3.1415927));
}`;

function compile(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  const sources = [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const;
  for (const [kind, source] of sources) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** The whole canvas, as two triangles. */
function fillCanvas(gl: WebGLRenderingContext, program: WebGLProgram): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
}

/** Films have any size, and are never seen from far away. */
function openFilm(gl: WebGLRenderingContext): WebGLTexture {
  const film = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, film);
  for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
    gl.texParameteri(gl.TEXTURE_2D, name, gl.LINEAR);
  }
  for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE);
  }
  return film;
}

/** A film as it is seen from the middle of the sphere it was taken in. */
export interface SpherePicture {
  /**
   * Takes the film's picture of this moment.
   * @throws where the page may not read the film, or the film is larger than the graphics card bears
   */
  take(video: HTMLVideoElement): void;
  draw(look: SphereLook): void;
  stop(): void;
}

/** Draws on a canvas; null where the browser has no WebGL, or none that is good enough. AMB-093. */
export function createSpherePicture(canvas: HTMLCanvasElement): SpherePicture | null {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false, depth: false });
  const program = gl && compile(gl);
  if (!gl || !program) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own, and no hook.
  gl.useProgram(program);
  fillCanvas(gl, program);
  const film = openFilm(gl);
  const axes = gl.getUniformLocation(program, 'axes');
  const reach = gl.getUniformLocation(program, 'reach');
  const largest = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;

  function fit(): void {
    const sharpness = Math.min(devicePixelRatio, SHARPEST);
    const width = Math.round(canvas.clientWidth * sharpness);
    const height = Math.round(canvas.clientHeight * sharpness);
    if (canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
    gl?.viewport(0, 0, width, height);
  }

  return {
    take(video) {
      if (video.videoWidth > largest) throw new RangeError('too wide');
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, video);
    },
    draw(look) {
      fit();
      const { width, height } = canvas;
      const longer = Math.tan(look.field / 2) / Math.max(width, height, 1);
      gl.uniformMatrix3fv(axes, false, lookAxes(look));
      gl.uniform2f(reach, width * longer, height * longer);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    // A picture takes megabytes.
    stop: () => gl.deleteTexture(film),
  };
}
