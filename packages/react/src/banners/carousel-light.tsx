import { type RefObject, useEffect, useRef } from 'react';

/** Small enough that enlarging it blurs it: a blurred copy of the picture would be painted anew at each slide. */
const WIDTH = 44;
const HEIGHT = 18;

export interface CarouselLightProps {
  track: RefObject<HTMLElement | null>;
  current: number;
  /** How many pictures have come: another one may be the one of now. */
  loaded: number;
}

async function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement): Promise<void> {
  await picture.decode();
  canvas.getContext('2d')?.drawImage(picture, 0, 0, WIDTH, HEIGHT);
}

/** The light of the picture shown, behind it. */
export function CarouselLight({ track, current, loaded }: CarouselLightProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew when a picture has come.
  useEffect(() => {
    const picture = track.current?.children[current]?.querySelector('img');
    // A picture that cannot be drawn gives no light.
    if (picture?.complete && canvas.current) draw(canvas.current, picture).catch(() => {});
  }, [track, current, loaded]);
  return <canvas className="panggung-banners__light" ref={canvas} width={WIDTH} height={HEIGHT} />;
}
