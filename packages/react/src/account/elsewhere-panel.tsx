import { fill } from '@panggung/core';
import { Button } from '../ui/button.js';
import { useAccountWords } from './account-words.js';
import { PanelHead } from './panel.js';
import type { PanelProps } from './use-account.js';

/** On a page that is not the main site: people sign in there, in a window of its own. AMB-035. */
export function ElsewherePanel({ siteName }: PanelProps) {
  const words = useAccountWords();
  return (
    <>
      <PanelHead title={words.login} lead={fill(words.elsewhere_lead, { site: siteName })} />
      <Button size="large" isBlock>
        {fill(words.sign_in_at, { site: siteName })}
      </Button>
    </>
  );
}
