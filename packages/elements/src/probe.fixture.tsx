import { useEffect, useState } from 'react';
import { createElementClass } from './bridge.js';
import type { Definition } from './definition.js';
import { addStyle } from './style.js';

// A widget that shows what reached it, for the tests of the bridge.

interface ProbeProps {
  label?: string;
  limit?: number;
  isOpen?: boolean;
  list?: readonly string[];
  filter?: { city: string };
  onShowSelect?: (event: { detail: object; preventDefault(): void }) => void;
}

const counts = { renders: 0, mounted: 0 };
Object.assign(globalThis, { probe: counts });

function Probe({ label = 'none', limit = 8, isOpen = false, list, filter, onShowSelect }: ProbeProps) {
  counts.renders++;
  const [clicks, setClicks] = useState(0);
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    counts.mounted++;
    const onResize = () => setClicks((clicks) => clicks);
    addEventListener('resize', onResize);
    return () => {
      counts.mounted--;
      removeEventListener('resize', onResize);
    };
  }, []);
  const select = () => {
    let isPrevented = false;
    onShowSelect?.({
      detail: { show_id: 7 },
      preventDefault: () => {
        isPrevented = true;
      },
    });
    setAnswer(isPrevented ? 'prevented' : 'went on');
  };
  if (label === 'throw') throw new Error('The probe was told to throw');
  return (
    <div className="panggung" data-state={clicks > 0 ? 'clicked' : 'ready'}>
      <output>{JSON.stringify({ label, limit, isOpen, list, filter })}</output>
      <button type="button" id="count" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
      <button type="button" id="select" onClick={select}>
        {answer}
      </button>
      {list?.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </div>
  );
}

const definition: Definition = {
  tag: 'panggung-probe',
  attributes: { label: 'string', limit: 'number', isOpen: 'boolean', list: 'json', filter: 'json' },
  events: ['show-select'],
  delegatesFocus: true,
};

addStyle(1, '.panggung { color: rgb(1, 2, 3) }');

/** Called by a test when the page is as it should be before the upgrade. */
Object.assign(globalThis, {
  defineProbe: () => customElements.define(definition.tag, createElementClass(definition, Probe)),
  addStyle,
});
