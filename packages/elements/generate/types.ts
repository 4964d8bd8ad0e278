import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attribute, type Element, elements, events } from './element.js';

const notice = '// Written by generate.ts from the table of definitions: change it there.\n';
const wordOf = (text: string, value?: string) => `/** ${text}${value ? ` @default ${value}` : ''} */`;

function field({ text, property, type, default: value }: Attribute): string {
  return `  ${wordOf(text, value)}\n  ${property}: ${type} | undefined;\n`;
}

function elementType({ className, summary, attributes }: Element): string {
  return `/** ${summary} */\nexport interface ${className} extends HTMLElement {\n${attributes.map(field).join('')}}\n`;
}

/** The classes of the tags and the events, known to TypeScript wherever the page's DOM is typed. */
export function elementTypes(): string {
  const eventTypes = events.map(
    ({ name, className, text }) =>
      `/** ${text} */\nexport type ${className} = CustomEvent<EventDetails['${name.slice('panggung-'.length)}']>;\n`,
  );
  return `${notice}import type { EventDetails } from '../event.js';

${eventTypes.join('\n')}
${elements.map(elementType).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    '${tag}': ${className};`).join('\n')}
  }
  interface GlobalEventHandlersEventMap {
${events.map(({ name, className }) => `    '${name}': ${className};`).join('\n')}
  }
}
`;
}

const toldByWidgets = join(import.meta.dirname, '../../react/src/ui/event-details.ts');

/** What events tell, as the widgets have it: whoever installs the tags has no other package to look it up in. */
export function eventDetails(): string {
  const [, details] = readFileSync(toldByWidgets, 'utf8').split(/^import .*\n/m);
  return `// Written by generate.ts from the details that the widgets tell: change them there.

/** What the API calls something by. */
type Id = string | number;
${details}`;
}

function jsxField({ name, property, kind, text, type, default: value }: Attribute): string {
  const given = kind === 'boolean' ? "boolean | ''" : type;
  const names = [...new Set([name, property])];
  return names
    .map((name) => `  ${wordOf(text, value)}\n  ${/-/.test(name) ? `'${name}'` : name}?: ${given};\n`)
    .join('');
}

function jsxType({ className, summary, attributes, events }: Element): string {
  const name = className.replace(/Element$/, 'Attributes');
  const handlers = events.map(
    ({ name, text, className }) => `  ${wordOf(text)}\n  'on${name}'?: (event: ${className}) => void;\n`,
  );
  return `/** ${summary} */\nexport interface ${name} extends HTMLAttributes<${className}> {
  ref?: Ref<${className}>;
${attributes.map(jsxField).join('')}${handlers.join('')}}\n`;
}

/** The tags for React's JSX; \`import '@panggung/elements/jsx'\` once. */
export function jsxTypes(): string {
  const names = [...elements, ...events].map(({ className }) => className);
  return `${notice}import type { HTMLAttributes, Ref } from 'react';
import type { ${names.join(', ')} } from './elements.js';

${elements.map(jsxType).join('\n')}
/** Every tag with its attributes, for the JSX of any framework. */
export interface PanggungIntrinsicElements {
${elements.map(({ tag, className }) => `  '${tag}': ${className.replace(/Element$/, 'Attributes')};`).join('\n')}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PanggungIntrinsicElements {}
  }
}
`;
}
