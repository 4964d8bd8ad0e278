import { type RefObject, useEffect, useState } from 'react';

/** Moves the focus to the first field that is wrong, once that is drawn. */
export function useFirstError(form: RefObject<HTMLFormElement | null>): () => void {
  const [wish, setWish] = useState(0);
  useEffect(() => {
    if (wish > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, wish]);
  return () => setWish((count) => count + 1);
}
