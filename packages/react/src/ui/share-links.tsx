import { type Shared, shareHref, shareMessages, shareTargets } from '@panggung/core';
import { Icon } from './icon.js';
import { targetShapes } from './icon-share.js';
import { useWords } from './use-words.js';

/** The four places where something is told of, as entries of a list; plain links, so that nobody's script is run. */
export function ShareLinks({ shared }: { shared: Shared }) {
  const words = useWords(shareMessages);
  return shareTargets.map((target) => (
    <li key={target}>
      <a
        className="panggung-share__way"
        href={shareHref(target, shared)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon shape={targetShapes[target]} />
        {words[target]}
      </a>
    </li>
  ));
}
