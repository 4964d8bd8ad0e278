import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { attributeName, toProperty } from './attribute.js';
import { type Definition, settings } from './definition.js';
import { eventCallbacks } from './event.js';
import { exposeState } from './state.js';
import { adoptStyle } from './style.js';

// The names under which r2wc keeps its own members, so that a subclass can take over.
const render: unique symbol = Symbol.for('r2wc.render');
const props: unique symbol = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  [props]: Record<string, unknown>;
  [render](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Makes the element class of a widget. r2wc mounts, updates and unmounts; everything about attributes, properties,
 * events and the life of the element in the page is decided here.
 * @example customElements.define(definition.tag, createElementClass(definition, BuyButton));
 */
export function createElementClass<P extends object>(
  definition: Definition,
  Component: ComponentType<P>,
): CustomElementConstructor {
  // r2wc is told of no props and no events: it parses them in its constructor, reflects objects and throws on bad JSON.
  const R2wcElement = r2wc(Component, { shadow: 'open', props: {} }) as unknown as new () => R2wcElement;
  const { tag, events, delegatesFocus = false } = definition;
  const attributes: Definition['attributes'] = { ...settings, ...definition.attributes };
  const propertyOf = new Map<string, string>();
  for (const property in attributes) propertyOf.set(attributeName(property), property);

  class PanggungElement extends R2wcElement {
    static readonly observedAttributes = [...propertyOf.keys()];
    readonly #internals = this.attachInternals();
    /** Attributes whose property was set before the upgrade, with the text they had then: the property stands. */
    readonly #outranked = new Map<string, string | null>();
    #isQueued = false;
    #stopState: (() => void) | undefined;

    static {
      for (const property of propertyOf.values()) {
        Object.defineProperty(PanggungElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: PanggungElement) {
            return this[props][property];
          },
          set(this: PanggungElement, value: unknown) {
            this.#set(property, value);
          },
        });
      }
    }

    constructor() {
      super();
      Object.assign(this[props], eventCallbacks(this, events));
      for (const [attribute, property] of propertyOf) this.#takeEarly(attribute, property);
    }

    /** Called by r2wc's constructor, before the fields above exist. Keeps a root that came with the HTML. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow({ ...options, delegatesFocus });
    }

    override connectedCallback(): void {
      if (this.shadowRoot) adoptStyle(this.shadowRoot);
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      // A move is a removal and an insertion in one task: only what is still out after it has really gone.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stopState?.();
        this.#stopState = undefined;
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(attribute: string, _: string | null, text: string | null): void {
      if (this.#outranked.get(attribute) === text) this.#outranked.delete(attribute);
      else this.#set(propertyOf.get(attribute) as string, text);
    }

    /** One render for all the changes of a task, and none outside of the page. */
    override [render](): void {
      if (this.#isQueued || !this.isConnected) return;
      this.#isQueued = true;
      queueMicrotask(() => {
        this.#isQueued = false;
        if (this.isConnected) this.#render();
      });
    }

    #render(): void {
      const root = this.shadowRoot as ShadowRoot;
      try {
        super[render]();
        this.#stopState ??= exposeState(root, this.#internals);
      } catch (error) {
        // What the page wrote inside the tag works without us.
        root.replaceChildren(root.ownerDocument.createElement('slot'));
        reportError(error);
      }
    }

    /** A property set while the tag was unknown hides the accessor; it is taken off and set again. */
    #takeEarly(attribute: string, property: string): void {
      if (!Object.hasOwn(this, property)) return;
      const value: unknown = Reflect.get(this, property);
      Reflect.deleteProperty(this, property);
      this.#set(property, value);
      if (this.hasAttribute(attribute)) this.#outranked.set(attribute, this.getAttribute(attribute));
    }

    #set(property: string, given: unknown): void {
      const type = attributes[property];
      if (!type) return;
      const value = toProperty(type, given, `${attributeName(property)} of <${tag}>`);
      if (Object.is(this[props][property], value)) return;
      this[props][property] = value;
      this[render]();
    }
  }

  return PanggungElement;
}
