// What `react` means in this build. The default export of `@preact/compat` is an object of everything, which no
// bundler can shake; r2wc asks it for this one function.
import { createElement } from '@preact/compat';

const React = { createElement };

export * from '@preact/compat';
export { React as default };
