import { clipLength, type Expression, expressionMessages, fill } from '@panggung/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.js';
import { playShape } from '../ui/studio/studio-icon.js';
import { useWords } from '../ui/use-words.js';

export interface ClipProps {
  expression: Expression;
  /** No other one was played since. */
  isPlayed: boolean;
  onPlay: () => void;
}

/** Where it stands: not begun, begun, or not to be had now. */
type ClipState = 'still' | 'begun' | 'failed';

/** A short video that plays where it stands; one at a time. */
export function Clip({ expression, isPlayed, onPlay }: ClipProps) {
  const { name, url_video, duration } = expression;
  const words = useWords(expressionMessages);
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Whoever is at the picture goes on at the button that comes back over it. */
  const isLeft = useRef(false);
  const [state, setState] = useState<ClipState>('still');
  useEffect(() => {
    if (!isPlayed) video.current?.pause();
  }, [isPlayed]);
  // The button is gone by its own press.
  useLayoutEffect(() => {
    if (state === 'begun') video.current?.focus({ preventScroll: true });
    if (state === 'failed' && isLeft.current) button.current?.focus({ preventScroll: true });
  }, [state]);
  const fail = () => {
    const root = video.current?.getRootNode() as Document | ShadowRoot | undefined;
    isLeft.current = root?.activeElement === video.current;
    setState('failed');
  };
  const begin = () => {
    if (state === 'failed') video.current?.load();
    // Within the press: phones play nothing by themselves. Why it fails, the picture itself says.
    video.current?.play().catch(() => {});
    setState('begun');
    onPlay();
  };
  return (
    <div className="panggung-clip" data-state={state}>
      {/* biome-ignore lint/a11y/useMediaCaption: an expression has none. */}
      <video
        ref={video}
        // A moment in, so that phones show a picture before anybody plays it.
        src={`${url_video}#t=0.1`}
        preload="metadata"
        playsInline
        aria-label={name}
        tabIndex={state === 'begun' ? 0 : -1}
        controls={state === 'begun'}
        onPlay={onPlay}
        onError={fail}
      />
      {state === 'failed' && <p className="panggung-clip__failed">{words.clip_failed}</p>}
      {state !== 'begun' && (
        <button
          ref={button}
          type="button"
          className="panggung-clip__play"
          aria-label={fill(words.play, { name })}
          onClick={begin}
        >
          <span>
            <Icon shape={playShape} />
          </span>
        </button>
      )}
      {state !== 'begun' && <span className="panggung-clip__length">{clipLength(duration)}</span>}
    </div>
  );
}
