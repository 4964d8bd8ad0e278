import { redeemMessages, type Show } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.js';
import { copyText } from '../ui/copy-text.js';
import { Icon } from '../ui/icon.js';
import { copyShape } from '../ui/icon-payment.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useWords } from '../ui/use-words.js';

export interface RedeemCodeProps {
  show: Show;
  /** Says what was done, in the widget's snackbar. */
  onSay: (text: string) => void;
}

/** The code that is worth a ticket, for the show's creator to hand out. AMB-087. */
export function RedeemCode({ show, onSay }: RedeemCodeProps) {
  const words = useWords(redeemMessages);
  const { shows } = usePanggung();
  const code = useRef<HTMLSpanElement>(null);
  const { id, redeem_code } = show;
  // What was loaded before they signed in does not tell: only its creator learns the code. AMB-088
  useEffect(() => {
    if (!redeem_code) void shows.reload(id);
  }, [shows, id, redeem_code]);
  if (!redeem_code) return null;
  const press = async () => {
    if (await copyText(redeem_code, code.current)) onSay(words.copied);
  };
  return (
    <div className="panggung-show-detail__redeem">
      <p>
        <span>{words.code}</span>
        <span className="panggung-show-detail__code" ref={code}>
          {redeem_code}
        </span>
      </p>
      <p className="panggung-show-detail__note">{words.own_hint}</p>
      <Button variant="secondary" isBlock onClick={press}>
        <Icon shape={copyShape} size={16} />
        {words.copy}
      </Button>
    </div>
  );
}
