import { getReminder } from '@panggung/client';
import { type Id, remindMenuMessages, type Show } from '@panggung/core';
import { useState } from 'react';
import { checkShape, Icon } from '../icon.js';
import { mailShape } from '../icon-form.js';
import { usePanggung } from '../panggung-provider.js';
import { useStore } from '../use-store.js';
import { useWords } from '../use-words.js';

export interface RemindMailProps {
  show: Show;
  /** Confirms a wish, in passing. */
  onSay: (text: string) => void;
  /** Says what was not done, in passing. */
  onWarn: (text: string) => void;
}

/** A mail before a show begins; it needs somebody to send it to. */
export function RemindMail(props: RemindMailProps) {
  const words = useWords(remindMenuMessages);
  const person = useStore(usePanggung().session.$person);
  if (!person) return <MailButton onPress={() => props.onWarn(words.login_first)} />;
  return <PersonalMail key={person.id} person={person.id} {...props} />;
}

function PersonalMail({ person, show, onSay, onWarn }: RemindMailProps & { person: Id }) {
  const words = useWords(remindMenuMessages);
  const reminder = getReminder(usePanggung(), person, show.id);
  const known = useStore(reminder.$isReminded);
  const [isSaving, setSaving] = useState(false);
  const isOn = 'value' in known && known.value === true;
  const turn = async () => {
    setSaving(true);
    await reminder.wish(!isOn).then(
      () => onSay(isOn ? words.mail_off : words.mail_on),
      () => onWarn(words.mail_failed),
    );
    setSaving(false);
  };
  return <MailButton isOn={isOn} isSaving={isSaving} onPress={turn} />;
}

interface MailButtonProps {
  isOn?: boolean;
  isSaving?: boolean;
  onPress: () => void;
}

function MailButton({ isOn = false, isSaving = false, onPress }: MailButtonProps) {
  const words = useWords(remindMenuMessages);
  return (
    <button
      type="button"
      className="panggung-remind-menu__way"
      part="button"
      aria-pressed={isOn}
      aria-busy={isSaving || undefined}
      onClick={isSaving ? undefined : onPress}
    >
      <Icon shape={mailShape} />
      <span>
        <b>{words.mail}</b>
        <span>{isOn ? words.mail_on : words.mail_help}</span>
      </span>
      {isOn && <Icon shape={checkShape} />}
    </button>
  );
}
