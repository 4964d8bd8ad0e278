/** The build without what this player does not need; its package describes the whole build alone. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
