import type { SaleQueue } from '@panggung/client';
import { saleQueueMessages } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';

export interface JoinButtonProps {
  queue: SaleQueue;
  /** Too many tries: it waits by itself. */
  isHeld: boolean;
}

/** One press, and one has a place. */
export function JoinButton({ queue, isHeld }: JoinButtonProps) {
  const words = useWords(saleQueueMessages);
  const [isJoining, setJoining] = useState(false);
  const part = useFocusHeir<HTMLParagraphElement>('.panggung-sale-queue__title');
  const join = () => {
    setJoining(true);
    void queue.join().finally(() => setJoining(false));
  };
  return (
    <p ref={part}>
      <Button size="large" isBlock isLoading={isJoining} disabled={isHeld} onClick={join}>
        {words.join}
      </Button>
    </p>
  );
}
