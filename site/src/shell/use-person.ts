import { useStore } from '@nanostores/react';
import { drawableUser, type User } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { useMemo } from 'react';

/** Who uses the page; null is a visitor. */
export function usePerson(): User | null {
  const kept = useStore(usePanggung().session.$person);
  return useMemo(() => kept && drawableUser(kept), [kept]);
}
