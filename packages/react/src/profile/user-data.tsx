import { readUserData } from '@panggung/client';
import { type User, wibDay } from '@panggung/core';
import { useState } from 'react';
import { useAlert } from '../ui/alert.js';
import { Button } from '../ui/button.js';
import { onDemand } from '../ui/on-demand.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { saveJson } from '../ui/save-file.js';
import { useDataWords } from './data-words.js';

const RemovalDialog = onDemand(async () => (await import('./removal-dialog.js')).RemovalDialog);

export interface UserDataProps {
  person: User;
  /** Something was done. */
  onConfirm: (text: string) => void;
  /** There is no account any more. */
  onRemoved: () => void;
}

/** What is kept of the person is theirs: to take along, and to have deleted. */
export function UserData({ person, onConfirm, onRemoved }: UserDataProps) {
  const words = useDataWords();
  const panggung = usePanggung();
  const { alert, show: complain } = useAlert();
  const [isLoading, setLoading] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    complain('');
    setLoading(true);
    try {
      const data = await readUserData(panggung, person.id);
      saveJson(`panggung-${wibDay(data.exported_at)}.json`, data);
      onConfirm(words.exported);
    } catch {
      complain(words.export_failed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <section className="panggung-user-data">
      <h3>{words.title}</h3>
      <p>{words.export_help}</p>
      {alert}
      <div className="panggung-user-data__ways">
        <Button variant="secondary" size="small" isLoading={isLoading} onClick={save}>
          {words.export}
        </Button>
        <Button
          variant="text"
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={RemovalDialog.fetch}
          onFocus={RemovalDialog.fetch}
          onClick={() => setAsking(true)}
        >
          {words.remove}
        </Button>
      </div>
      {isAsking && <RemovalDialog person={person} onRemoved={onRemoved} onClose={() => setAsking(false)} />}
    </section>
  );
}
