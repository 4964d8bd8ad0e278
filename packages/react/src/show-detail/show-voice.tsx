import type { Show } from '@panggung/core';
import { useEffect } from 'react';
import { useSnackbar } from '../ui/snackbar.js';
import { StartNews } from './start-news.js';

/** Something to say in passing: that it was done, or why it was not. */
export interface Remark {
  text: string;
  isWarning: boolean;
}

export interface ShowVoiceProps {
  show: Show;
  /** The last one; a new object is said again. */
  remark: Remark | null;
}

/** What a show's page says by itself: remarks at its foot, and to those who listen, that the start comes near. */
export function ShowVoice({ show, remark }: ShowVoiceProps) {
  const { snackbar, show: confirm, warn } = useSnackbar();
  useEffect(() => {
    if (!remark) return;
    const say = remark.isWarning ? warn : confirm;
    say(remark.text);
  }, [remark, confirm, warn]);
  return (
    <>
      <StartNews show={show} />
      {snackbar}
    </>
  );
}
