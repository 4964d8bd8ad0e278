import { cssProperties } from './css-properties.js';
import { type Element, elements } from './element.js';

/** The custom elements manifest, schema 1.0.0. https://github.com/webcomponents/custom-elements-manifest */
export function customElements(): object {
  return { schemaVersion: '1.0.0', readme: 'README.md', modules: elements.map(toModule) };
}

function toModule(element: Element): object {
  const path = `dist/${element.tag}.js`;
  return {
    kind: 'javascript-module',
    path,
    declarations: [toDeclaration(element)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: element.tag,
        declaration: { name: element.className, module: path },
      },
    ],
  };
}

function toDeclaration({ className, tag, summary, attributes, events, parts, states }: Element): object {
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    summary,
    description: summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(({ name, property, text, type, default: value }) => ({
      name,
      fieldName: property,
      type: { text: type },
      description: text,
      ...(value && { default: value }),
    })),
    members: attributes.map(({ name, property, text, type, default: value }) => ({
      kind: 'field',
      name: property,
      attribute: name,
      type: { text: `${type} | undefined` },
      description: text,
      ...(value && { default: value }),
    })),
    events: events.map(({ name, text, className }) => ({
      name,
      type: { text: className },
      description: text,
    })),
    slots: [
      {
        name: '',
        description: 'Shown until the element is there, and where it cannot be: a link to the show.',
      },
    ],
    cssParts: parts.map(({ name, text }) => ({ name, description: text })),
    cssProperties: cssProperties(),
    cssStates: states.map((name) => ({ name })),
  };
}
