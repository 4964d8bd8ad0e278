import { ticketWalletMessages } from '@panggung/core';
import { Chip } from '../ui/chip.js';
import { Icon } from '../ui/icon.js';
import { giftShape } from '../ui/icon-gift.js';
import { useWords } from '../ui/use-words.js';

/** Shows what was given and received in place of one's own. AMB-142. */
export function GiftFilter({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const words = useWords(ticketWalletMessages);
  return (
    <Chip aria-pressed={isOn} onClick={onToggle}>
      <Icon shape={giftShape} size={16} />
      {words.gift}
    </Chip>
  );
}
