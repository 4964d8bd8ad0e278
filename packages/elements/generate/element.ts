import { type AttributeType, attributeName } from '../src/attribute.js';
import { definitions, settings } from '../src/definition.js';
import { type EventName, isCancelable } from '../src/event.js';
import { type Tag, tags } from '../src/tag.js';
import { type AttributeWords, descriptions, eventWords, partWords, settingWords } from './description.js';

/** A tag with all that is known of it, ready to be written down in any format. */
export interface Element {
  tag: Tag;
  className: string;
  react: string;
  summary: string;
  attributes: readonly Attribute[];
  events: readonly Event[];
  parts: readonly { name: string; text: string }[];
  states: readonly string[];
  height: Readonly<Record<string, string>>;
}

export interface Attribute extends AttributeWords {
  name: string;
  property: string;
  kind: AttributeType;
}

export interface Event {
  name: `panggung-${EventName}`;
  text: string;
  className: string;
  isCancelable: boolean;
}

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function toEvent(name: EventName): Event {
  return { name: `panggung-${name}`, isCancelable: isCancelable(name), ...eventWords[name] };
}

/** Every tag, in the order of the table. */
export const elements: readonly Element[] = tags.map((tag) => {
  const { attributes, events } = definitions[tag];
  const { react, summary, parts, states, height, attributes: own } = descriptions[tag];
  const words: Record<string, AttributeWords> = { ...settingWords, ...own };
  return {
    tag,
    className: `${pascal(tag)}Element`,
    react,
    summary,
    states,
    height,
    attributes: Object.entries({ ...attributes, ...settings }).map(([property, kind]) => ({
      name: attributeName(property),
      property,
      kind,
      ...(words[property] as AttributeWords),
    })),
    events: events.map(toEvent),
    parts: parts.map((name) => ({ name, text: partWords[name] })),
  };
});

/** Every event once. */
export const events: readonly Event[] = (Object.keys(eventWords) as EventName[]).map(toEvent);
