import { BROADCAST_KBPS, broadcastHealthMessages, fill, type Id, networkFinding } from '@panggung/core';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useWords } from '../ui/use-words.js';
import { testNetwork } from './network-test.js';

export interface NetworkCheckProps {
  show: Id;
}

/** A test of the network on the way that the show will take, and what it means. */
export function NetworkCheck({ show }: NetworkCheckProps) {
  const words = useWords(broadcastHealthMessages);
  const panggung = usePanggung();
  const [isTesting, setTesting] = useState(false);
  const [verdict, setVerdict] = useState('');
  const gone = useRef<AbortController>(null);
  useEffect(() => () => gone.current?.abort(), []);

  async function test(): Promise<void> {
    gone.current = new AbortController();
    const { signal } = gone.current;
    setTesting(true);
    setVerdict(words.testing);
    const sample = await testNetwork(panggung, show, signal);
    if (signal.aborted) return;
    setTesting(false);
    if (!sample) return setVerdict(words.test_failed);
    const { kbps } = sample;
    setVerdict(fill(words[`test_${networkFinding(sample)}`], { kbps, need: BROADCAST_KBPS }));
  }

  return (
    <div className="panggung-broadcast__network">
      <Button variant="secondary" isLoading={isTesting} onClick={() => void test()}>
        {words.test}
      </Button>
      <p className="panggung-broadcast__help" role="status">
        {verdict || words.test_help}
      </p>
    </div>
  );
}
