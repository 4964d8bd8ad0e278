// What `react` means in this build: of React only what the widgets use, on plain Preact. `@preact/compat` would turn
// every prop of every element into React's dialect, for five times the bytes.
import { type ComponentType, createElement, options, type VNode } from 'preact';

export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

// r2wc asks the default export for this one function.
const React = { createElement };

export { React as default };

/** What a tag in a .tsx file becomes; `react/jsx-runtime` in this build. */
export function jsx<P extends object>(type: ComponentType<P>, props: P, key?: string): VNode<P> {
  return createElement(type, key === undefined ? props : { ...props, key });
}
export { jsx as jsxs };

// Preact draws as it is told to, in no slices.
export const startTransition = (draw: () => void): void => draw();
export const useDeferredValue = <T>(value: T): T => value;

/** React calls `onChange` of a field at each key; the DOM's change comes when the field is left. */
function hearEachKey({ type, props }: VNode<{ type?: string; onChange?: unknown; onInput?: unknown }>): void {
  if (type !== 'input' || !props.onChange || props.type === 'radio') return;
  props.onInput = props.onChange;
  props.onChange = undefined;
}

const { vnode: before } = options;
options.vnode = (vnode) => {
  hearEachKey(vnode);
  before?.(vnode);
};
