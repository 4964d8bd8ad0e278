import { fill, playerMessages } from '@panggung/core';
import { useId, useState } from 'react';
import { useWords } from '../ui/use-words.js';
import type { ControlsProps } from './controls.js';

const MEGABYTE = 1_000_000;

/** How good the picture is, whether there is one, what that costs, and what keys do. */
export function SettingsPanel(props: ControlsProps) {
  const words = useWords(playerMessages);
  const { play, bytes, isAudioOnly, setAudioOnly } = props;
  return (
    <fieldset className="panggung-player__settings">
      <legend className="panggung-hidden">{words.settings}</legend>
      {play.qualities.length > 1 && !isAudioOnly && <QualityChoice {...props} />}
      {play.hasAudioOnly && (
        <label>
          <input type="checkbox" checked={isAudioOnly} onChange={() => setAudioOnly(!isAudioOnly)} />
          <span>
            {words.audio_only} · {words.audio_only_help}
          </span>
        </label>
      )}
      {bytes > 0 && <p>{fill(words.data_used, { size: (bytes / MEGABYTE).toFixed(1) })}</p>}
      <p>{words.keys_help}</p>
    </fieldset>
  );
}

function QualityChoice({ play: { qualities, playout } }: ControlsProps) {
  const words = useWords(playerMessages);
  const id = useId();
  const [chosen, choose] = useState('');
  return (
    <p>
      <label htmlFor={id}>{words.quality}</label>{' '}
      <select
        id={id}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          choose(value);
          playout?.choose(value === '' ? null : Number(value));
        }}
      >
        <option value="">{words.automatic}</option>
        {qualities.map(({ id: quality, name }) => (
          <option key={quality} value={quality}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
