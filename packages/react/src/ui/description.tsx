import type { ReactNode } from 'react';

const address = /https:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/gu;

/** Text with its https addresses as links; everything else stays text. */
function linked(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(address)) {
    const [href] = found;
    parts.push(
      text.slice(end, found.index),
      <a key={found.index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {href.slice('https://'.length)}
      </a>,
    );
    end = found.index + href.length;
  }
  parts.push(text.slice(end));
  return parts;
}

/** What a creator wrote: paragraphs at empty lines, never markup. E-23. */
export function Description({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n\s*\n/u);
  return (
    <>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place.
        <p key={index} className="panggung-description">
          {linked(paragraph)}
        </p>
      ))}
    </>
  );
}
