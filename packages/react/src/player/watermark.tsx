import { useEffect, useState } from 'react';

/** How long it stays at one place, in ms. */
const STAY_MS = 8000;

/** The order number over the picture, never long at one place. */
export function Watermark({ text }: { text: string | null }) {
  const [place, setPlace] = useState({ x: 12, y: 20 });
  useEffect(() => {
    if (text === null) return;
    const move = () => setPlace({ x: 4 + Math.random() * 60, y: 12 + Math.random() * 62 });
    const timer = setInterval(move, STAY_MS);
    return () => clearInterval(timer);
  }, [text]);
  if (text === null) return null;
  return (
    <span
      className="panggung-player__watermark"
      aria-hidden="true"
      style={{ left: `${place.x}%`, top: `${place.y}%` }}
    >
      {text}
    </span>
  );
}
