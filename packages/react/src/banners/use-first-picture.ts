import type { Banner } from '@panggung/core';
import { useState } from 'react';

export interface FirstPicture {
  /** How many pictures have come. */
  loaded: number;
  /** Whether the others may be asked for: the first one, the largest of the page, has the network to itself. */
  isOver: boolean;
  onLoad: () => void;
  onError: () => void;
}

/** Follows the pictures of a carousel. */
export function useFirstPicture(first: Banner | undefined): FirstPicture {
  const [loaded, setLoaded] = useState(0);
  const [isBroken, setBroken] = useState(false);
  return {
    loaded,
    isOver: loaded > 0 || isBroken || !first?.url_image,
    onLoad: () => setLoaded((count) => count + 1),
    onError: () => setBroken(true),
  };
}
