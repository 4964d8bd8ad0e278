import { type PlayerCommand, playerCommand } from '@panggung/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Playout } from './playout.js';
import type { FullView } from './use-full.js';

export interface CommandPlace {
  /** Where keys are pressed. */
  box: RefObject<HTMLElement | null>;
  video: HTMLVideoElement | null;
  playout: Playout | null;
  full: FullView;
  isSettingsOpen: boolean;
  setSettingsOpen(isOpen: boolean): void;
}

/** What can be asked of a picture, by its buttons and by keys. */
export interface Commands {
  press(): void;
  seek(time: number): void;
  /** By so many seconds from where the picture is. */
  skip(seconds: number): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  toggleCaptions(): void;
  hasCaptionsOn: boolean;
}

/** Controls that have a use of their own for a key. */
function isOwnKey({ key, target }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  const isArrow = key.startsWith('Arrow');
  if (element.matches('[role="application"]')) return isArrow;
  if (element.matches('input[type="range"]')) return isArrow || key === 'End';
  // Where somebody writes, or reads a chat, the picture's keys are not meant.
  if (element.matches('input, textarea, select') || element.closest('aside')) return true;
  return element.matches('button, a') && key === ' ';
}

function endOf({ seekable, duration }: HTMLVideoElement): number {
  return seekable.length > 0 ? seekable.end(seekable.length - 1) : duration;
}

/** The ways to act on a picture. */
export function useCommands(place: CommandPlace): Commands {
  const { box, video, playout, full, isSettingsOpen, setSettingsOpen } = place;
  const [hasCaptionsOn, setCaptionsOn] = useState(false);
  useEffect(() => {
    for (const track of video?.textTracks ?? []) track.mode = hasCaptionsOn ? 'showing' : 'disabled';
  }, [video, hasCaptionsOn]);

  function seek(time: number): void {
    if (!video) return;
    const aim = Math.min(Math.max(time, 0), endOf(video));
    if (Number.isFinite(aim)) playout?.seek(aim);
  }
  const skip = (seconds: number) => seek((video?.currentTime ?? 0) + seconds);
  function press(): void {
    if (video?.paused) void video.play().catch(() => {});
    else video?.pause();
  }
  function setVolume(volume: number): void {
    if (!video) return;
    video.volume = Math.min(Math.max(volume, 0), 1);
    video.muted = video.volume === 0;
  }
  function toggleMute(): void {
    if (!video) return;
    video.muted = !video.muted;
    if (!video.muted && video.volume === 0) video.volume = 0.5;
  }
  const toggleCaptions = () => setCaptionsOn(!hasCaptionsOn);

  const acts: { [Name in PlayerCommand['do']]: (command: Extract<PlayerCommand, { do: Name }>) => void } = {
    play: press,
    mute: toggleMute,
    captions: toggleCaptions,
    fullscreen: full.hasFullscreen ? full.toggleFullscreen : full.toggleWindow,
    settings: () => setSettingsOpen(!isSettingsOpen),
    edge: () => playout?.toEdge(),
    skip: ({ seconds }) => skip(seconds),
    volume: ({ step }) => setVolume((video?.volume ?? 1) + step),
    jump: ({ share }) => seek(video ? endOf(video) * share : 0),
  };

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isOwnKey(event)) return;
    if (event.key === 'Escape' && isSettingsOpen) {
      event.preventDefault();
      setSettingsOpen(false);
      (event.currentTarget as HTMLElement).focus();
    }
    const command = playerCommand(event.key);
    if (!command) return;
    event.preventDefault();
    (acts[command.do] as (command: PlayerCommand) => void)(command);
  }

  const latest = useRef({ press, onKey });
  latest.current = { press, onKey };
  useEffect(() => {
    const view = box.current;
    if (!view || !video) return;
    const hear = (event: KeyboardEvent) => latest.current.onKey(event);
    // A finger on the picture asks for the controls, which come with it.
    const feel = ({ pointerType }: PointerEvent) => pointerType === 'touch' || latest.current.press();
    view.addEventListener('keydown', hear);
    video.addEventListener('click', feel);
    return () => {
      view.removeEventListener('keydown', hear);
      video.removeEventListener('click', feel);
    };
  }, [box, video]);

  return {
    press,
    seek,
    skip,
    setVolume,
    toggleMute,
    toggleCaptions,
    hasCaptionsOn,
  };
}
