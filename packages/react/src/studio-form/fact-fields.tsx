import type { ApiError } from '@panggung/client';
import {
  isPriced,
  SHOW_NAME_LENGTH,
  showFormMessages,
  showTypes,
  studioFormMessages,
  ticketTypes,
  wibDay,
} from '@panggung/core';
import type { ReactNode } from 'react';
import { Field } from '../ui/field.js';
import { alertShape, Icon } from '../ui/icon.js';
import { LetterCount } from '../ui/letter-count.js';
import { onDemand } from '../ui/on-demand.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { RadioGroup } from '../ui/radio-group.js';
import { Select } from '../ui/select.js';
import { LongField } from '../ui/studio/long-field.js';
import { TimeField } from '../ui/time-field.js';
import { useWords } from '../ui/use-words.js';
import { CategoryChoice } from './category-choice.js';
import { Check } from './check.js';
import { MoreFields } from './more-fields.js';
import type { FieldName, ShowFormEdit } from './use-show-form.js';

/** Its words come with the first refusal. */
export const ShowRefusal = onDemand(async () => (await import('./show-refusal.js')).ShowRefusal);

/** What a field is told of itself. */
export function useFieldOf(edit: ShowFormEdit) {
  const problems = useWords(showFormMessages);
  return (name: FieldName & keyof ShowFormEdit['fields']) => {
    const problem = edit.problemOf(name);
    return {
      name,
      value: String(edit.fields[name]),
      error: problem && problems[problem],
      onBlur: () => edit.leave(name),
    };
  };
}

type TextName = Exclude<
  { [Name in FieldName]: ShowFormEdit['fields'][Name] extends string ? Name : never }[FieldName],
  'show_type' | 'ticket_type'
>;

/** The same, for what is typed. */
export function useTextOf(edit: ShowFormEdit) {
  const fieldOf = useFieldOf(edit);
  return (name: TextName) => ({
    ...fieldOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      edit.change({ [name]: value }),
  });
}

/** What a show is, what its tickets cost, and when it starts. */
export function FactFields({ edit }: { edit: ShowFormEdit }) {
  const words = useWords(studioFormMessages);
  const { fields, change } = edit;
  const fieldOf = useFieldOf(edit);
  const textOf = useTextOf(edit);
  return (
    <div>
      <Field
        label={words.name}
        autoComplete="off"
        aside={<LetterCount text={fields.name} most={SHOW_NAME_LENGTH} />}
        {...textOf('name')}
      />
      <div className="panggung-studio-form__pair">
        <CategoryChoice
          {...fieldOf('room_category_id')}
          onValueChange={(room_category_id) => change({ room_category_id })}
        />
        <Select
          label={words.show_type}
          placeholder={words.choose}
          // What is on its way or over stays of its type. M-51.
          disabled={edit.mode === 'Edit'}
          options={showTypes.map((value) => ({ value, label: words[value] }))}
          {...fieldOf('show_type')}
          onValueChange={(value) => change({ show_type: showTypes.find((type) => type === value) ?? '' })}
        />
      </div>
      <Description edit={edit} />
      <Tickets edit={edit} />
      <Start edit={edit} />
      <Flags edit={edit} />
      <MoreFields edit={edit} />
    </div>
  );
}

function Description({ edit }: { edit: ShowFormEdit }) {
  const words = useWords(studioFormMessages);
  return (
    <LongField label={words.description} rows={4} maxLength={10_000} {...useTextOf(edit)('description')} />
  );
}

/** M-26 to M-32, AMB-160. */
function Tickets({ edit }: { edit: ShowFormEdit }) {
  const words = useWords(studioFormMessages);
  const textOf = useTextOf(edit);
  const { error } = useFieldOf(edit)('ticket_type');
  const { ticket_type } = edit.fields;
  const price = textOf('ticket_price');
  const hasPrice = isPriced(ticket_type);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of its radios, as fields do of themselves. */}
      <div className="panggung-studio-form__group" onBlur={() => edit.leave('ticket_type')}>
        <RadioGroup
          label={words.ticket_type}
          value={ticket_type}
          options={ticketTypes.map((value) => ({ value, label: words[value] }))}
          onValueChange={edit.chooseTicketType}
        />
        <Told text={error} isError />
      </div>
      {ticket_type === 'free' && (
        <Field
          label={words.redeem_code}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={50}
          {...textOf('redeem_code')}
        />
      )}
      <div className="panggung-studio-form__pair">
        <Field
          label={words.ticket_price}
          inputMode="numeric"
          autoComplete="off"
          disabled={!hasPrice}
          {...price}
          // What was typed waits for a type that has a price. AMB-160.
          value={hasPrice ? price.value : '0'}
        />
        <Field
          label={words.ticket_quota}
          inputMode="numeric"
          autoComplete="off"
          {...textOf('ticket_quota')}
        />
      </div>
    </>
  );
}

/** M-43 to M-45. */
function Start({ edit }: { edit: ShowFormEdit }) {
  const words = useWords(studioFormMessages);
  const { clock } = usePanggung();
  const { name, value, error, onBlur } = useFieldOf(edit)('start_time');
  return (
    <>
      <div className="panggung-studio-form__pair">
        <Field
          label={words.start_date}
          type="date"
          min={wibDay(clock.now())}
          {...useTextOf(edit)('start_date')}
        />
        <TimeField
          label={words.start_time}
          hint={words.wib}
          name={name}
          value={value}
          error={error}
          onBlur={onBlur}
          onValueChange={(start_time) => {
            if (start_time !== value) edit.change({ start_time });
          }}
        />
      </div>
      <Told text={edit.movesSold ? words.moves_sold : undefined} />
    </>
  );
}

/** What comes of a choice, said as soon as it is so. */
function Told({ text, isError }: { text: ReactNode; isError?: boolean }) {
  return (
    <div aria-live="polite">
      {text && (
        <p className="panggung-studio-form__told" data-tone={isError ? 'error' : 'warning'}>
          <Icon shape={alertShape} size={16} />
          {text}
        </p>
      )}
    </div>
  );
}

/** Why the API did not take what stands above. */
export function Refused({ error }: { error: ApiError | undefined }) {
  return <Told text={error && <ShowRefusal error={error} />} isError />;
}

function Flags({ edit }: { edit: ShowFormEdit }) {
  const words = useWords(studioFormMessages);
  const { fields, change } = edit;
  return (
    <div className="panggung-studio-form__checks">
      {fields.show_type === 'live' && (
        <Check
          label={words.islive}
          help={words.islive_help}
          isOn={fields.islive}
          onChange={(islive) => change({ islive })}
        />
      )}
      <Check label={words.is360} isOn={fields.is360} onChange={(is360) => change({ is360 })} />
      <Check
        label={words.show_left_ticket}
        isOn={fields.show_left_ticket}
        onChange={(show_left_ticket) => change({ show_left_ticket })}
      />
    </div>
  );
}
