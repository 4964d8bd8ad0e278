import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';

/** How a story is drawn: as the React component, or as the custom element that ships. */
export type Form = 'react' | 'element';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

let loading: Promise<unknown> | undefined;

/** Brings the built elements in, once, from the files that ship. */
function loadElements(): Promise<unknown> {
  loading ??= import(/* @vite-ignore */ new URL('elements/panggung.js', document.baseURI).href).catch(() => {
    throw new Error(
      'The elements are not built. Run `npm run build` in packages/elements, then start Storybook again.',
    );
  });
  return loading;
}

interface ElementFormProps {
  tag: string;
  args: Record<string, unknown>;
}

/** `onShowSelect` hears `panggung-show-select`; every other prop becomes an attribute, or a property when it is no text. */
function ElementForm({ tag, args }: ElementFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(args)) {
      if (/^on[A-Z]/.test(name) && typeof value === 'function') {
        element.addEventListener(
          `panggung${kebab(name.slice(2)).replace(/^-?/, '-')}`,
          value as EventListener,
        );
      } else if (typeof value === 'string' || typeof value === 'number') {
        element.setAttribute(kebab(name), String(value));
      } else if (value !== undefined) {
        Object.assign(element, { [name]: value });
      }
    }
    place.current?.replaceChildren(element);
    loadElements().catch((error: Error) => place.current?.replaceChildren(error.message));
    return () => element.remove();
  }, [tag, args]);
  return <div className="story-element" ref={place} />;
}

/** Draws a widget in the form the toolbar asks for; parts that have no tag are always React. */
export function drawIn(
  form: Form,
  Component: ComponentType<Record<string, unknown>>,
  tag: string | undefined,
) {
  const forms: Record<Form, (args: Record<string, unknown>) => ReactNode> = {
    react: (args) => <Component {...args} />,
    element: (args) => (tag ? <ElementForm tag={tag} args={args} /> : <Component {...args} />),
  };
  return forms[form];
}
