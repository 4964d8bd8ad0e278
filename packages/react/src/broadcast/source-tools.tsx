import { broadcastMessages, fill } from '@panggung/core';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { RadioGroup } from '../ui/radio-group.js';
import { Select } from '../ui/select.js';
import { useWords } from '../ui/use-words.js';
import { microphoneShape, mutedMicrophoneShape } from './broadcast-icon.js';
import { type Device, hasScreen } from './capture.js';
import type { SourceKind } from './desk.js';
import { useLevel } from './use-level.js';
import type { StageView } from './use-stage.js';

const kinds: readonly SourceKind[] = ['camera', 'screen', 'both'];

/** Of what the picture is made, by which devices, and whether the microphone hears anything. */
export function SourceTools({ stage }: { stage: StageView }) {
  const words = useWords(broadcastMessages);
  const { sources, source } = stage;
  if (source.status === 'off' || source.status === 'asking') return null;
  const idOf = (track: MediaStreamTrack | null) => track?.getSettings().deviceId ?? '';
  return (
    <div className="panggung-broadcast__tools">
      {hasScreen() && (
        <RadioGroup
          label={words.source}
          value={source.kind}
          options={kinds.map((value) => ({ value, label: words[value] }))}
          onValueChange={(kind) => void sources.choose(kind)}
        />
      )}
      <Microphone stage={stage} />
      {source.kind === 'camera' && (
        <Devices
          label={words.which_camera}
          devices={source.cameras}
          value={idOf(source.video)}
          onChoose={(id) => void sources.chooseCamera(id)}
        />
      )}
      <Devices
        label={words.which_microphone}
        devices={source.microphones}
        value={idOf(source.microphone)}
        onChoose={(id) => void sources.chooseMicrophone(id)}
      />
    </div>
  );
}

function Microphone({ stage }: { stage: StageView }) {
  const words = useWords(broadcastMessages);
  const { sources, source } = stage;
  const { meter, isSpeaking } = useLevel(source.microphone);
  return (
    <div className="panggung-broadcast__microphone">
      <Button variant="secondary" aria-pressed={source.isMuted} onClick={() => sources.mute(!source.isMuted)}>
        <Icon shape={source.isMuted ? mutedMicrophoneShape : microphoneShape} />
        {source.isMuted ? words.unmute : words.mute}
      </Button>
      <meter ref={meter} aria-label={words.level} min={0} max={1} data-muted={source.isMuted || undefined} />
      <p className="panggung-broadcast__warning" role="status">
        {source.isMuted && isSpeaking && words.speaking_muted}
      </p>
    </div>
  );
}

interface DevicesProps {
  label: string;
  devices: readonly Device[];
  value: string;
  onChoose: (id: string) => void;
}

/** With one of a kind there is nothing to choose. */
function Devices({ label, devices, value, onChoose }: DevicesProps) {
  const words = useWords(broadcastMessages);
  if (devices.length < 2) return null;
  const options = devices.map((device, at) => ({
    value: device.id,
    label: device.label || fill(words.unnamed, { count: at + 1 }),
  }));
  return (
    <Select
      label={label}
      value={value}
      options={options}
      placeholder={words.choose}
      onValueChange={(id) => id && onChoose(id)}
    />
  );
}
