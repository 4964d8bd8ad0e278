import { type RefObject, useLayoutEffect, useRef } from 'react';

const rootOf = (form: HTMLElement | null) => form?.getRootNode() as Document | ShadowRoot | undefined;

/**
 * Gives the focus back to the field that lost it while all of them were locked; whoever has gone on since is left alone.
 * Call the answer before they are.
 */
export function useKeptFocus(form: RefObject<HTMLElement | null>, isLocked: boolean): () => void {
  const holder = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isLocked) return;
    const active = rootOf(form.current)?.activeElement;
    if (!active || active === document.body) (holder.current as HTMLElement | null)?.focus();
    holder.current = null;
  }, [form, isLocked]);
  return () => {
    holder.current = rootOf(form.current)?.activeElement ?? null;
  };
}
