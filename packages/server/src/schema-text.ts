/** As much of JSON Schema as valibot's schemas turn into. */
export interface JsonSchema {
  type?: string | string[];
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
}

/**
 * A schema's type in a few words.
 * @example typeName({ anyOf: [{ type: 'string' }, { type: 'null' }] }) // 'string | null'
 */
export function typeName(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.items) return `${typeName(schema.items)}[]`;
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

export interface PropertyRow {
  name: string;
  isRequired: boolean;
  property: JsonSchema;
}

/** An object's properties as rows, in their order. */
export function propertyRows({ properties = {}, required = [] }: JsonSchema): PropertyRow[] {
  return Object.entries(properties).map(([name, property]) => ({
    name,
    isRequired: required.includes(name),
    property,
  }));
}
