import { RedeemCode, type RedeemCodeProps } from './redeem-code.js';
import { RedeemEntry, type RedeemEntryProps } from './redeem-entry.js';

export interface RedeemPanelProps extends RedeemCodeProps, RedeemEntryProps {
  isCreator: boolean;
}

/** The code for a show's creator, and the way to enter it for everybody else. E-20, AMB-087. */
export function RedeemPanel({ isCreator, show, onSay, events }: RedeemPanelProps) {
  if (isCreator) return <RedeemCode show={show} onSay={onSay} />;
  return <RedeemEntry show={show} events={events} />;
}
