import { cssProperties } from './css-properties.js';
import { type Element, elements } from './element.js';

const code = (text: string) => `\`${text}\``;
const cell = (text: string) => text.replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function section({ tag, summary, attributes, events, parts, states }: Element): string {
  return `## \`<${tag}>\`

${summary}

${table(
  ['Attribute', 'Property', 'Type', 'Default', ''],
  attributes.map(({ name, property, type, default: value, text }) => [
    code(name),
    code(property),
    code(type),
    value ?? '',
    text,
  ]),
)}

${table(
  ['Event', 'Cancelable', ''],
  events.map(({ name, isCancelable, text }) => [code(name), isCancelable ? 'yes' : 'no', text]),
)}

Parts: ${parts.map(({ name }) => code(name)).join(' ')}. States: ${states.map((name) => code(`:state(${name})`)).join(' ')}.`;
}

/** The reference of all tags, as Markdown. */
export function reference(): string {
  const properties = cssProperties().map(({ name, default: value }) => [code(name), code(value)]);
  return `${elements.map(section).join('\n\n')}

## CSS properties

Set them on an element, on any parent, or on \`:root\`.

${table(['Property', 'Default'], properties)}
`;
}
