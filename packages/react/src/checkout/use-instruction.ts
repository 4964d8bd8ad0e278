import type { Payment } from '@panggung/core';
import { useEffect, useState } from 'react';
import { useLanguage } from '../ui/widget.js';

type InstructionEn = typeof import('@panggung/core/instruction-en')['instructionEn'];

/** How to pay by the payment's channel, in the language that holds here: the API speaks Indonesian. H-29. */
export function useInstruction({ payment_type, payment_type_instruction }: Payment): string | null {
  const isEnglish = useLanguage() === 'en';
  const [read, setRead] = useState<{ instructionEn: InstructionEn } | null>(null);
  useEffect(() => {
    if (!isEnglish) return;
    let isHere = true;
    // Where the words do not come, the API's stand.
    import('@panggung/core/instruction-en').then(
      ({ instructionEn }) => isHere && setRead({ instructionEn }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isEnglish]);
  return (isEnglish && read?.instructionEn(payment_type)) || payment_type_instruction;
}
