import { useSearch } from 'wouter';

/** The `id` of the address; on a screen that needs one it is there. A-75. */
export function useId(): string {
  return new URLSearchParams(useSearch()).get('id') ?? '';
}
