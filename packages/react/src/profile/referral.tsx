import { fill, type User } from '@panggung/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { copyText } from '../ui/copy-text.js';
import { Icon } from '../ui/icon.js';
import { downShape } from '../ui/icon-form.js';
import { ShareLinks } from '../ui/share-links.js';
import { useSiteHref } from '../ui/site-href.js';
import { CouponList } from './coupon-list.js';
import { useReferralWords } from './referral-words.js';

export interface ReferralProps {
  person: User;
  /** Stands open from the start. */
  isOpen: boolean;
  /** What is told with the link; `{code}` stands for the code. @default AMB-045's, in the reader's language */
  text: string | undefined;
  /** The code was copied. */
  onCopied: (text: string) => void;
}

function Code({ code, onCopied }: { code: string; onCopied: ReferralProps['onCopied'] }) {
  const words = useReferralWords();
  const place = useRef<HTMLElement>(null);
  const copy = async () => {
    if (await copyText(code, place.current)) onCopied(words.copied);
  };
  return (
    <div className="panggung-referral__code">
      <p>
        <span>{words.code}</span>
        <strong ref={place}>{code}</strong>
      </p>
      <Button variant="secondary" size="small" onClick={copy}>
        {words.copy}
      </Button>
    </div>
  );
}

/** The words, and the four places to tell them with the address where one registers. P-06, P-07. */
function Share({ code, text }: { code: string; text: string | undefined }) {
  const words = useReferralWords();
  const href = useSiteHref(`/login?referral=${encodeURIComponent(code)}`);
  const title = fill(text ?? words.message, { code });
  const id = useId();
  return (
    <>
      <h3 id={id}>{words.share}</h3>
      <p className="panggung-referral__message">{title}</p>
      <ul className="panggung-referral__places" aria-labelledby={id}>
        <ShareLinks shared={{ url: new URL(href, location.href).href, title }} />
      </ul>
    </>
  );
}

/** What is there and not seen until somebody asks for it: the own code, ways to share it, and the coupons. P-06 to P-08, AMB-044. */
export function Referral({ person, isOpen: isOpenFirst, text, onCopied }: ReferralProps) {
  const words = useReferralWords();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [isAsked, ask] = useState(false);
  useEffect(() => setOpen(isOpenFirst), [isOpenFirst]);
  useEffect(() => {
    if (isOpen) ask(true);
  }, [isOpen]);
  const code = person.referral_code;
  return (
    <section className="panggung-referral">
      <button
        type="button"
        className="panggung-referral__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words.title}
        <Icon shape={downShape} />
      </button>
      <div className="panggung-referral__body" id={id} hidden={!isOpen}>
        {code && <Code code={code} onCopied={onCopied} />}
        {code && <Share code={code} text={text} />}
        <h3>{words.coupons}</h3>
        {isAsked && <CouponList userId={person.id} />}
      </div>
    </section>
  );
}
