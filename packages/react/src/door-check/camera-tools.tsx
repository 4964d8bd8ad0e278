import { doorCheckMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { useWords } from '../ui/use-words.js';
import type { Camera } from './use-camera.js';
import type { Signal } from './use-signal.js';

export interface CameraToolsProps {
  camera: Camera;
  signal: Signal;
}

/** What can be changed about the picture and its sound. */
export function CameraTools({ camera, signal }: CameraToolsProps) {
  const words = useWords(doorCheckMessages);
  const isOn = camera.status === 'on';
  return (
    <div className="panggung-door-check__tools">
      {isOn && camera.hasOthers && (
        <Button variant="secondary" size="small" onClick={camera.turn}>
          {words.camera_other}
        </Button>
      )}
      {isOn && camera.hasTorch && (
        <Button variant="secondary" size="small" aria-pressed={camera.isTorchOn} onClick={camera.toggleTorch}>
          {words.torch}
        </Button>
      )}
      {isOn && (
        <Button variant="secondary" size="small" onClick={camera.close}>
          {words.camera_stop}
        </Button>
      )}
      <Button variant="secondary" size="small" aria-pressed={signal.isOn} onClick={signal.toggle}>
        {words.signal}
      </Button>
    </div>
  );
}
