import { formatPlayTime, type Id, playerControlMessages, playerMessages } from '@panggung/core';
import type { Dispatch, SetStateAction } from 'react';
import { Button, IconButton } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { onDemand } from '../ui/on-demand.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import { PictureCorner } from './picture-corner.js';
import type { PlayerProps } from './player.js';
import {
  captionsShape,
  fullShape,
  mutedShape,
  pauseShape,
  pictureShape,
  playShape,
  settingsShape,
  soundShape,
  windowShape,
} from './player-icon.js';
import { SeekBar } from './seek-bar.js';
import type { SphereProps } from './sphere/index.js';
import { type CommandPlace, type Commands, useCommands } from './use-commands.js';
import { useLastPlace } from './use-last-place.js';
import type { PlayerView } from './use-player.js';
import type { PlayoutView } from './use-playout.js';
import type { VideoView } from './use-video.js';
import { Watermark } from './watermark.js';

export interface ControlsProps extends Pick<PlayerView, 'state' | 'viewers'>, Omit<CommandPlace, 'playout'> {
  shown: VideoView;
  play: PlayoutView;
  isLive: boolean;
  /** Whose chat goes along. */
  showId: Id;
  chat: PlayerProps['chat'];
  /** The film lies all around its viewer. J-25. */
  isSphere: boolean;
  hasCaptions: boolean;
  bytes: number;
  watermark: string | null;
  isAudioOnly: boolean;
  setAudioOnly: Dispatch<SetStateAction<boolean>>;
  isLowLatency: boolean;
  setLowLatency: Dispatch<SetStateAction<boolean>>;
}

const SettingsPanel = onDemand<ControlsProps>(
  async () => (await import('./settings-panel.js')).SettingsPanel,
);

const ChatToggle = onDemand<Pick<ControlsProps, 'showId'>>(
  async () => (await import('./chat-toggle.js')).ChatToggle,
);

const Sphere = onDemand<SphereProps>(async () => (await import('./sphere/index.js')).Sphere);

/** What lies over the picture: how it stands with it, and what acts on it. */
export function Controls(props: ControlsProps) {
  const words = useWords(playerControlMessages);
  const { video, play, isLive, isSettingsOpen } = props;
  const shown = useLastPlace(video, props.shown);
  const commands = useCommands({ ...props, playout: play.playout });
  const own = { ...props, shown, commands };
  // Whoever pressed what is gone has the picture's keys next.
  const part = useFocusHeir<HTMLDivElement>('.panggung-player__view');
  return (
    <>
      <Watermark text={props.watermark} />
      {props.isSphere && video && <Sphere video={video} onPress={commands.press} />}
      <PictureCorner state={props.state} viewers={props.viewers} />
      {play.isSilenced && shown.isMuted && <Silenced {...props} />}
      <div ref={part} className="panggung-player__controls" part="controls">
        <SeekBar shown={shown} isLive={isLive} onSeek={commands.seek} onSkip={commands.skip} />
        <div className="panggung-player__row">
          <IconButton label={shown.isPaused ? words.play : words.pause} onClick={commands.press}>
            <Icon shape={shown.isPaused ? playShape : pauseShape} />
          </IconButton>
          <Volume {...own} />
          {isLive ? <Edge {...props} /> : <Clock shown={shown} />}
          <span className="panggung-player__gap" />
          {props.chat !== 'off' && <ChatToggle showId={props.showId} />}
          <Extras {...own} />
        </div>
        {isSettingsOpen && <SettingsPanel {...props} />}
      </div>
    </>
  );
}

/** The sound, which the browser held back. */
function Silenced({ video, play }: ControlsProps) {
  const words = useWords(playerControlMessages);
  const part = useFocusHeir<HTMLParagraphElement>('.panggung-player__view');
  const unmute = () => {
    play.unsilence();
    if (video) video.muted = false;
  };
  return (
    <p ref={part} className="panggung-player__silenced">
      <Button size="small" onClick={unmute}>
        <Icon shape={mutedShape} size={16} />
        {words.tap_to_unmute}
      </Button>
    </p>
  );
}

type ActingProps = ControlsProps & { commands: Commands };

function Volume({ shown, commands }: ActingProps) {
  const words = useWords(playerControlMessages);
  return (
    <span className="panggung-player__volume">
      <IconButton label={shown.isMuted ? words.unmute : words.mute} onClick={commands.toggleMute}>
        <Icon shape={shown.isMuted ? mutedShape : soundShape} />
      </IconButton>
      <input
        type="range"
        className="panggung-player__range"
        aria-label={words.volume}
        min={0}
        max={1}
        step={0.05}
        value={shown.isMuted ? 0 : shown.volume}
        onChange={({ currentTarget }) => commands.setVolume(Number(currentTarget.value))}
        style={{ '--p-done': `${(shown.isMuted ? 0 : shown.volume) * 100}%` } as object}
      />
    </span>
  );
}

/** Whether it is live now, and the way back there. */
function Edge({ play: { playout } }: ControlsProps) {
  const words = useWords(playerControlMessages);
  const isAtEdge = playout?.isFollowing() ?? true;
  return (
    <button
      type="button"
      className="panggung-player__edge"
      data-at={isAtEdge || undefined}
      aria-label={isAtEdge ? words.at_edge : words.to_edge}
      onClick={() => playout?.toEdge()}
    >
      <i />
      {words.at_edge}
    </button>
  );
}

function Clock({ shown }: Pick<ControlsProps, 'shown'>) {
  return (
    <span className="panggung-player__clock">
      {formatPlayTime(shown.time)}
      <span> / {formatPlayTime(shown.end)}</span>
    </span>
  );
}

function Extras({
  video,
  commands,
  full,
  hasCaptions,
  isSphere,
  isSettingsOpen,
  setSettingsOpen,
}: ActingProps) {
  const words = { ...useWords(playerMessages), ...useWords(playerControlMessages) };
  const toggle = () => void showPicture(video);
  return (
    <>
      {hasCaptions && (
        <IconButton
          label={words.captions}
          aria-pressed={commands.hasCaptionsOn}
          onClick={commands.toggleCaptions}
        >
          <Icon shape={captionsShape} />
        </IconButton>
      )}
      <IconButton
        label={words.settings}
        aria-expanded={isSettingsOpen}
        onClick={() => setSettingsOpen(!isSettingsOpen)}
      >
        <Icon shape={settingsShape} />
      </IconButton>
      <span className={full.hasFullscreen ? 'panggung-player__wide' : undefined}>
        {/* A small window shows the film as it is: flat. */}
        {document.pictureInPictureEnabled && !isSphere && (
          <IconButton label={words.picture_in_picture} onClick={toggle}>
            <Icon shape={pictureShape} />
          </IconButton>
        )}
        <IconButton
          label={full.isFullWindow ? words.leave_full_window : words.full_window}
          onClick={full.toggleWindow}
        >
          <Icon shape={windowShape} />
        </IconButton>
      </span>
      {full.hasFullscreen && (
        <IconButton
          label={full.isFullscreen ? words.leave_fullscreen : words.fullscreen}
          onClick={full.toggleFullscreen}
        >
          <Icon shape={fullShape} />
        </IconButton>
      )}
    </>
  );
}

/** Into the small window or back; a browser that refuses leaves it where it is. */
async function showPicture(video: HTMLVideoElement | null): Promise<void> {
  const isOut = document.pictureInPictureElement !== null;
  await (isOut ? document.exitPictureInPicture() : video?.requestPictureInPicture())?.catch(() => {});
}
