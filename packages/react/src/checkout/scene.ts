import type { Catalogue } from '@panggung/core';
import type { ReactNode } from 'react';
import type { StepProps } from './step-props.js';

/** A screen and what is written over it. */
export interface Scene {
  Screen: (props: StepProps) => ReactNode;
  words: Catalogue<string>;
  /** A key of `words`. */
  title: string;
  /** Stands over the page it was asked for on, as a dialog, in every form of the checkout. */
  isDialog?: true;
}

/** Makes a scene; its title is a key of its words. */
export function scene<Key extends string>(
  Screen: Scene['Screen'],
  words: Catalogue<Key>,
  title: NoInfer<Key>,
  isDialog?: true,
): Scene {
  return { Screen, words, title, ...(isDialog && { isDialog }) };
}
