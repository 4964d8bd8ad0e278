// The alias package carries no types of its own; this is the one name we ask it for.
declare module '@preact/compat' {
  export { createElement } from 'preact';
}
