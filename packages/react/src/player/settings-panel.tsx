import { fill, playerControlMessages, playerSettingMessages } from '@panggung/core';
import { useId, useState } from 'react';
import { useWords } from '../ui/use-words.js';
import type { ControlsProps } from './controls.js';

const MEGABYTE = 1_000_000;

/** How good the picture is, whether there is one, what that costs, and what keys do. */
export function SettingsPanel(props: ControlsProps) {
  const words = { ...useWords(playerControlMessages), ...useWords(playerSettingMessages) };
  const { play, bytes, isAudioOnly, setAudioOnly, isLowLatency, setLowLatency } = props;
  return (
    <fieldset className="panggung-player__settings">
      <legend className="panggung-hidden">{words.settings}</legend>
      {play.qualities.length > 1 && !isAudioOnly && <QualityChoice {...props} />}
      {play.hasLowLatency && !isAudioOnly && (
        <Choice
          name={words.low_latency}
          help={words.low_latency_help}
          isOn={isLowLatency}
          set={setLowLatency}
        />
      )}
      {play.hasAudioOnly && !isLowLatency && (
        <Choice name={words.audio_only} help={words.audio_only_help} isOn={isAudioOnly} set={setAudioOnly} />
      )}
      {bytes > 0 && <p>{fill(words.data_used, { size: (bytes / MEGABYTE).toFixed(1) })}</p>}
      <p className="panggung-player__keys">{words.keys_help}</p>
    </fieldset>
  );
}

function Choice(props: { name: string; help: string; isOn: boolean; set: (isOn: boolean) => void }) {
  const { name, help, isOn, set } = props;
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={() => set(!isOn)} />
      <span>
        {name} · {help}
      </span>
    </label>
  );
}

function QualityChoice({ play: { qualities, playout } }: ControlsProps) {
  const words = useWords(playerSettingMessages);
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
