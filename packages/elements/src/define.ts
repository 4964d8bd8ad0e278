import { configurePanggung } from '@panggung/react';
import type { ComponentType } from 'react';
import { createElementClass } from './bridge.js';
import type { Definition } from './definition.js';
import { followSettings } from './settings.js';

/**
 * Registers a widget's tag. On a server it does nothing; a tag that another build already took stays as it is.
 * @example define(buyButton, BuyButton);
 */
export function define<P extends object>(definition: Definition, Component: ComponentType<P>): void {
  if (!globalThis.customElements || customElements.get(definition.tag)) return;
  followSettings(configurePanggung);
  customElements.define(definition.tag, createElementClass(definition, Component));
}
