import { fill } from '@panggung/core';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { windowShape } from '../ui/icon-form.js';
import { PanelHead } from './panel.js';
import { usePanelWords } from './panel-words.js';
import type { PanelProps } from './use-account.js';
import { useHandover } from './use-handover.js';

/** On a page that is not the main site: people sign in there, in a window of its own. AMB-035. */
export function ElsewherePanel({ siteUrl, siteName, onSignedIn }: PanelProps) {
  const words = usePanelWords();
  const { state, start, href } = useHandover(siteUrl, () => onSignedIn(null));
  const news = { idle: '', waiting: words.waiting, blocked: words.blocked_lead };
  return (
    <>
      <PanelHead title={words.login} lead={fill(words.elsewhere_lead, { site: siteName })} />
      {state === 'blocked' ? (
        <a
          className="panggung-button"
          part="button button-primary"
          data-variant="primary"
          data-size="large"
          data-block
          href={href}
          // biome-ignore lint/security/noBlankTarget: our own site, which answers to the page that opened it.
          target="_blank"
          rel="opener"
        >
          <Icon shape={windowShape} />
          {fill(words.open_link, { site: siteName })}
        </a>
      ) : (
        <Button size="large" isBlock onClick={start}>
          <Icon shape={windowShape} />
          {fill(words.sign_in_at, { site: siteName })}
        </Button>
      )}
      <p className="panggung-account__news" role="status">
        {news[state]}
      </p>
    </>
  );
}
