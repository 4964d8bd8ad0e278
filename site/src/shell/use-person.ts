import { useStore } from '@nanostores/react';
import { usePanggung } from '@panggung/react';

/** Who uses the page; null is a visitor. */
export function usePerson() {
  return useStore(usePanggung().session.$person);
}
