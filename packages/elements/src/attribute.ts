/** How an attribute's text becomes a property. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json';

/** Reads each type's text; `undefined` means "not given", so that the widget's own default holds. */
const read: Record<AttributeType, (text: string) => unknown> = {
  string: (text) => text,
  number: (text) => {
    const value = Number(text);
    return text.trim() === '' || Number.isNaN(value) ? undefined : value;
  },
  // A flag is on by being there; "false" is what frameworks write when they mean absent.
  boolean: (text) => text !== 'false',
  json: (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },
};

const warned = new Set<string>();

/** An unreadable attribute costs a warning, once, and never the page. */
function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}

/**
 * The property value behind an attribute's text or a value set from script; nothing given reads as `undefined`.
 * @example toProperty('number', '8', 'limit of <panggung-show-grid>') // 8
 */
export function toProperty(type: AttributeType, given: unknown, name: string): unknown {
  if (given === null || given === undefined) return undefined;
  if (typeof given !== 'string') return given;
  const value = read[type](given);
  if (value === undefined)
    warnOnce(`${name} is not a ${type}: ${JSON.stringify(given)}. Its default is used.`);
  return value;
}

/** `partnerKey` is written `partner-key`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
