import { type PlayerCommand, playerCommand } from '@panggung/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Playout } from './playout.js';
import type { FullView } from './use-full.js';

export interface CommandPlace {
  video: HTMLVideoElement | null;
  playout: Playout | null;
  full: FullView;
}

/** What can be asked of a picture, by its buttons and by keys. */
export interface Commands {
  press(): void;
  seek(time: number): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  toggleCaptions(): void;
  hasCaptionsOn: boolean;
  isHelpOpen: boolean;
  setHelpOpen(isOpen: boolean): void;
  onKey(event: KeyboardEvent): void;
}

/** Controls that have a use of their own for a key. */
function isOwnKey({ key, target }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  if (element.matches('input[type="range"]')) return key.startsWith('Arrow') || key === 'End';
  if (element.matches('input, textarea, select')) return true;
  return element.matches('button, a') && key === ' ';
}

function endOf({ seekable, duration }: HTMLVideoElement): number {
  return seekable.length > 0 ? seekable.end(seekable.length - 1) : duration;
}

/** The ways to act on a picture. */
export function useCommands({ video, playout, full }: CommandPlace): Commands {
  const [hasCaptionsOn, setCaptionsOn] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useEffect(() => {
    for (const track of video?.textTracks ?? []) track.mode = hasCaptionsOn ? 'showing' : 'disabled';
  }, [video, hasCaptionsOn]);

  function seek(time: number): void {
    if (!video) return;
    const aim = Math.min(Math.max(time, 0), endOf(video));
    if (Number.isFinite(aim)) playout?.seek(aim);
  }
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
    help: () => setHelpOpen(!isHelpOpen),
    edge: () => playout?.toEdge(),
    skip: ({ seconds }) => seek((video?.currentTime ?? 0) + seconds),
    volume: ({ step }) => setVolume((video?.volume ?? 1) + step),
    jump: ({ share }) => seek(video ? endOf(video) * share : 0),
  };

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isOwnKey(event)) return;
    if (event.key === 'Escape' && isHelpOpen) {
      setHelpOpen(false);
      (event.currentTarget as HTMLElement).focus();
    }
    const command = playerCommand(event.key);
    if (!command) return;
    event.preventDefault();
    (acts[command.do] as (command: PlayerCommand) => void)(command);
  }

  return {
    press,
    seek,
    setVolume,
    toggleMute,
    toggleCaptions,
    hasCaptionsOn,
    isHelpOpen,
    setHelpOpen,
    onKey,
  };
}
