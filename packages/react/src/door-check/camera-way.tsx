import { doorCheckMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { useWords } from '../ui/use-words.js';
import type { CameraStatus } from './use-camera.js';

/** What stands in place of a picture: its words, and whether and how the camera may be tried. */
const ways = {
  off: { text: 'camera_why', button: 'camera_start' },
  asking: { text: 'camera_asking', button: null },
  denied: { text: 'camera_denied', button: 'camera_again' },
  none: { text: 'camera_none', button: 'camera_again' },
  busy: { text: 'camera_busy', button: 'camera_again' },
  failed: { text: 'camera_failed', button: 'camera_again' },
  unsupported: { text: 'camera_unsupported', button: null },
} as const;

export interface CameraWayProps {
  status: Exclude<CameraStatus, 'on'>;
  onOpen: () => void;
}

/** Says what the camera is for before the browser asks, and why there is no picture. */
export function CameraWay({ status, onOpen }: CameraWayProps) {
  const words = useWords(doorCheckMessages);
  const { text, button } = ways[status];
  return (
    <div className="panggung-door-check__way">
      <p role="status">{words[text]}</p>
      {button && (
        <Button size="large" onClick={onOpen}>
          {words[button]}
        </Button>
      )}
    </div>
  );
}
