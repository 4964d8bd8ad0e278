import { getTabStorage } from '@panggung/client';
import { type PlayerState, playerMessages } from '@panggung/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { later } from '../ui/later.js';
import { onDemand } from '../ui/on-demand.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useWords } from '../ui/use-words.js';
import type { BesidePictureProps } from './beside-picture.js';
import type { ControlsProps } from './controls.js';
import { CHAT_ROOM, type PlayerProps } from './player.js';
import { useFull } from './use-full.js';
import { useIdleControls } from './use-idle-controls.js';
import type { PlayerView } from './use-player.js';
import { usePlayout } from './use-playout.js';
import { useVideo } from './use-video.js';
import { useVolumeMemory } from './use-volume-memory.js';

export interface PlayerPictureProps {
  view: PlayerView;
  captions: string | null | undefined;
  latency: PlayerProps['latency'];
  chat: PlayerProps['chat'];
  poster: string | null;
  /** What stands in the picture's place, or over it. */
  panel: ReactNode;
}

// Beside the picture, which is not kept waiting for them.
const Controls = later<ControlsProps>(async () => (await import('./controls.js')).Controls);
const BesidePicture = later<BesidePictureProps>(
  async () => (await import('./beside-picture.js')).BesidePicture,
  Room,
);
const OwnChat = onDemand<BesidePictureProps>(async () => (await import('./beside-picture.js')).OwnChat, Room);

/** The chat's room is there before it, and before a picture: one that became narrower would jump. */
function Room({ hasRoom }: Pick<BesidePictureProps, 'hasRoom'>) {
  return <i data-open={hasRoom || undefined} />;
}

/** What is broadcast, or played for the first time, has a chat; a recording may have none. */
function isShared({ playback, stand, state, show }: PlayerView): boolean {
  if ((playback?.source ?? stand) === 'live') return true;
  return stand === 'file' && show.video_status === 'LIVE' && state !== 'ended';
}

/** Whoever makes the show has no picture here, and its chat all the same. AMB-134. */
const isOwnGate = ({ state, stake }: PlayerView) => state === 'gate' && stake.isCreator;

/** Where a picture is, or comes by itself. */
const moving: readonly PlayerState[] = ['live', 'interrupted', 'replay'];
const coming: readonly PlayerState[] = ['connecting', 'waiting', ...moving];

/** The picture with everything over it. Its place never changes its size. */
export function PlayerPicture({ view, captions, latency, chat, poster, panel }: PlayerPictureProps) {
  const words = useWords(playerMessages);
  const { state, control, playback, show } = view;
  const isSphere = Boolean(show.is360);
  const box = useRef<HTMLElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const frame = useRef<HTMLCanvasElement>(null);
  const [isAudioOnly, setAudioOnly] = useState(false);
  const [isLowLatency, setLowLatency] = useState(latency === 'low');
  const [bytes, setBytes] = useState(0);
  const addBytes = useCallback((more: number) => setBytes((before) => before + more), []);
  // What did not work once is not tried again by itself: a picture that changes its way again and again is no picture.
  const onUnfit = useCallback(() => setLowLatency(false), []);
  const play = usePlayout({
    video,
    frame,
    control,
    playback,
    isAudioOnly,
    isLowLatency,
    onAirSince: view.news?.on_air_since ?? null,
    onUnfit,
    onBytes: addBytes,
  });
  const shown = useVideo(video);
  const hasVideo = playback !== null && coming.includes(state);
  const isMoving = moving.includes(state);
  const isOwn = isOwnGate(view);
  const hasRoom = chat !== 'off' && (isShared(view) || (isOwn && show.islive === 1));
  const keptRoom = hasRoom ? show.id : null;
  const storage = getTabStorage(usePanggung());
  useEffect(() => void storage.set(CHAT_ROOM, keptRoom), [storage, keptRoom]);
  const full = useFull(box, isMoving);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { isIdle, stir } = useIdleControls(isMoving && !shown.isPaused && !isSettingsOpen);
  useVolumeMemory(video, play.silence);
  const isFull = full.isFullWindow || full.isFullscreen;
  const Beside = hasVideo ? BesidePicture : isOwn ? OwnChat : Room;
  const beside = <Beside {...{ view, video, chat, hasRoom, isOver: isFull }} playout={play.playout} />;
  return (
    <div className="panggung-player__house">
      <section
        ref={box}
        // A press on the picture gives it the keys.
        tabIndex={-1}
        className="panggung-player__view"
        part="player"
        aria-label={words.player}
        data-idle={isIdle || undefined}
        data-picture={isMoving || undefined}
        data-sound={(isMoving && isAudioOnly) || undefined}
        data-full={isFull || undefined}
        onPointerMove={stir}
        onPointerDown={stir}
        onKeyDown={stir}
      >
        {poster && <img className="panggung-player__poster" src={poster} alt="" />}
        {hasVideo && (
          // biome-ignore lint/a11y/useMediaCaption: given where there are any.
          <video
            ref={setVideo}
            className="panggung-player__video"
            playsInline
            preload="auto"
            crossOrigin={captions || isSphere ? 'anonymous' : undefined}
          >
            {captions && <track kind="captions" src={captions} label={words.captions} />}
          </video>
        )}
        {hasVideo && <canvas ref={frame} className="panggung-player__frame" hidden />}
        {panel}
        {isMoving && (
          <Controls
            state={state}
            viewers={view.viewers}
            watermark={playback?.watermark ?? null}
            showId={show.id}
            {...{ box, chat, video, shown, play, full, bytes, isSettingsOpen, setSettingsOpen }}
            {...{ isAudioOnly, setAudioOnly, isLowLatency, setLowLatency }}
            isLive={playback?.source === 'live'}
            isSphere={isSphere && !isAudioOnly}
            hasCaptions={Boolean(captions)}
          />
        )}
        {isFull && beside}
      </section>
      {!isFull && beside}
    </div>
  );
}
