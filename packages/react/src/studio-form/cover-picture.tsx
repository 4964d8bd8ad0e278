import { useEffect, useRef } from 'react';

export interface CoverPictureProps {
  /** Just chosen. */
  file: Blob | undefined;
  /** What the show has. */
  url: string | null;
}

/** As large as a cover is shown here on a fine screen, in px. */
const WIDTH = 880;

/** A cover as it is; a chosen one is drawn from memory, since a page's policy may allow pictures from few places. */
export function CoverPicture({ file, url }: CoverPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!file) return;
    let isLeft = false;
    createImageBitmap(file).then(
      (picture) => {
        if (!isLeft && canvas.current) draw(canvas.current, picture);
        picture.close();
      },
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [file]);
  if (file) return <canvas ref={canvas} className="panggung-cover-field__picture" width={0} height={0} />;
  return url ? <img className="panggung-cover-field__picture" src={url} alt="" /> : null;
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = Math.min(1, WIDTH / picture.width);
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
