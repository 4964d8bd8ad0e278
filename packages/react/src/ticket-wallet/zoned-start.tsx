import { getStorage } from '@panggung/client';
import { formatInZone, isInstant, ticketPassMessages, type Zone, zoneAt, zones } from '@panggung/core';
import { useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { RadioGroup } from '../ui/radio-group.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';

const options = zones.map((value) => ({ value, label: value }));
/** The key under which a choice is remembered. */
const KEY = 'zone';

/** The clock of one's choice; before that, the one of the place where the browser stands. */
function useZone() {
  const storage = getStorage(usePanggung());
  const [zone, setZone] = useState<Zone>(() => {
    const kept = storage.get<string>(KEY);
    return zones.find((known) => known === kept) ?? zoneAt(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
  const choose = (next: Zone) => {
    storage.set(KEY, next);
    setZone(next);
  };
  return [zone, choose] as const;
}

/** When a show starts, on a clock of Indonesia's; nothing for what is no instant. */
export function ZonedStart({ at }: { at: number }) {
  const words = useWords(ticketPassMessages);
  const language = useLanguage();
  const [zone, choose] = useZone();
  if (!isInstant(at)) return null;
  return (
    <div className="panggung-ticket-pass__start">
      <p>
        {words.start} <time dateTime={new Date(at).toISOString()}>{formatInZone(at, zone, language)}</time>
      </p>
      <RadioGroup label={words.zone} value={zone} options={options} onValueChange={choose} />
    </div>
  );
}
