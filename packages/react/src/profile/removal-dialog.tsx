import { readTicketsToLose, type TicketsToLose } from '@panggung/client';
import { accountRemovalMessages, type User } from '@panggung/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useAlert } from '../ui/alert.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { FormActions } from '../ui/form-actions.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { PasswordField } from '../ui/password-field.js';
import { useWords } from '../ui/use-words.js';
import { useFormWords } from './form-words.js';
import { type RemovalOutcome, useAccountRemoval } from './use-account-removal.js';

export interface RemovalDialogProps {
  person: User;
  onRemoved: () => void;
  onClose: () => void;
}

/** The shows whose tickets are lost, by their names, and orders; that some may be, as long as it is not known. */
function LostTickets({ person }: { person: User }) {
  const words = useWords(accountRemovalMessages);
  const panggung = usePanggung();
  const [lost, setLost] = useState<TicketsToLose | null>(null);
  useEffect(() => {
    let isWanted = true;
    readTicketsToLose(panggung, person.id).then(
      (tickets) => isWanted && setLost(tickets),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [panggung, person.id]);
  if (!lost) return <p className="panggung-removal__warning">{words.tickets_unknown}</p>;
  const { shows, hasUnpaid } = lost;
  if (shows.length === 0 && !hasUnpaid) return null;
  return (
    <div className="panggung-removal__warning">
      {shows.length > 0 && (
        <>
          <p>{words.tickets}</p>
          <ul>
            {shows.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {hasUnpaid && <p>{words.unpaid}</p>}
    </div>
  );
}

/** Names what is lost and what is kept, and asks for proof before the account is deleted. */
export function RemovalDialog({ person, onRemoved, onClose }: RemovalDialogProps) {
  const words = useWords(accountRemovalMessages);
  const { close, cancel, show_password: showLabel, hide_password: hideLabel } = useFormWords();
  const { alert, show: complain } = useAlert();
  const [password, setPassword] = useState('');
  const { isRemoving, hasGoogle, byPassword, byGoogle } = useAccountRemoval(person, onRemoved);
  const tell = async (attempt: Promise<RemovalOutcome>) => {
    complain('');
    const outcome = await attempt;
    if (outcome !== 'removed' && outcome !== 'nothing') complain(words[outcome]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) void tell(byPassword(password));
  };
  return (
    <Dialog title={words.title} closeLabel={close} onClose={onClose}>
      <form className="panggung-removal" noValidate onSubmit={submit}>
        <p>{words.lost}</p>
        <LostTickets person={person} />
        <p>{words.kept}</p>
        {/* A password manager must know whose password it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={person.email ?? ''} />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          maxLength={1000}
          value={password}
          showLabel={showLabel}
          hideLabel={hideLabel}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {alert}
        <FormActions>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="danger" disabled={!password && !isRemoving} isLoading={isRemoving}>
            {words.remove}
          </Button>
        </FormActions>
        {hasGoogle && (
          <Button variant="secondary" isBlock isLoading={isRemoving} onClick={() => void tell(byGoogle())}>
            {words.google}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
