import { cssProperties } from './css-properties.js';
import { type Attribute, elements } from './element.js';

/** The words a union of strings allows: `'card' | 'button'`. */
function choices({ type }: Attribute): string[] {
  return [...type.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
}

/** What JetBrains editors read. https://github.com/JetBrains/web-types */
export function webTypes({ name, version }: { name: string; version: string }): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(({ tag, summary, attributes, events, parts }) => ({
          name: tag,
          description: summary,
          attributes: attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.text,
            ...(attribute.default && { default: attribute.default }),
            required: false,
            value: { type: attribute.kind === 'boolean' ? 'boolean' : attribute.type },
          })),
          js: {
            properties: attributes.map(({ property, text, type }) => ({
              name: property,
              description: text,
              value: { type },
            })),
            events: events.map(({ name, text }) => ({ name, description: text })),
          },
          css: {
            parts: parts.map(({ name, text }) => ({ name, description: text })),
            properties: cssProperties(),
          },
        })),
      },
    },
  };
}

/** What VS Code reads as `html.customData`. */
export function htmlData(): object {
  return {
    version: 1.1,
    tags: elements.map(({ tag, summary, attributes }) => ({
      name: tag,
      description: summary,
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: attribute.text,
        ...(attribute.kind === 'boolean' && { valueSet: 'v' }),
        ...(choices(attribute).length > 0 && { values: choices(attribute).map((name) => ({ name })) }),
      })),
    })),
  };
}
