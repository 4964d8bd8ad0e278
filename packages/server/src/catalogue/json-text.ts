import { type DocumentNode, evaluate, parse, type ValueNode } from '@humanwhocodes/momoa';

/** Where something stands in a file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** JSON that knows where each of its values was written. */
export interface JsonText {
  value: unknown;
  /** Where the value at this path starts; for a missing one, where what should hold it starts. */
  positionOf(path: readonly (string | number)[]): Position;
}

/** The text is no JSON. */
export class JsonTextError extends Error {
  override readonly name = 'JsonTextError';
  readonly position: Position;
  constructor(message: string, position: Position) {
    super(message);
    this.position = position;
  }
}

/**
 * Reads JSON together with the place of every value.
 * @throws JsonTextError
 * @example parseJsonText('{"a":\n 1}').positionOf(['a']) // { line: 2, column: 2 }
 */
export function parseJsonText(text: string): JsonText {
  const document = parseDocument(text);
  return {
    value: evaluate(document),
    positionOf: (path) => {
      const { line, column } = nodeAt(document.body, path).loc.start;
      return { line, column };
    },
  };
}

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { mode: 'json' });
  } catch (error) {
    const { line = 1, column = 1 } = error as Partial<Position>;
    const message = (error as Error).message.replace(/\s*\(\d+:\d+\)$/, '');
    throw new JsonTextError(message, { line, column });
  }
}

function nodeAt(node: ValueNode, [key, ...rest]: readonly (string | number)[]): ValueNode {
  const child = key === undefined ? undefined : childAt(node, key);
  return child ? nodeAt(child, rest) : node;
}

function childAt(node: ValueNode, key: string | number): ValueNode | undefined {
  if (node.type === 'Array') return node.elements[Number(key)]?.value;
  if (node.type !== 'Object') return undefined;
  return node.members.find(({ name }) => (name.type === 'String' ? name.value : name.name) === key)?.value;
}
