import { accountPanelMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';
import { useAccountWords } from './account-words.js';

/** The words of the panels beside the login; they come with them. */
export function usePanelWords() {
  return { ...useAccountWords(), ...useWords(accountPanelMessages) };
}
export type PanelWords = ReturnType<typeof usePanelWords>;
