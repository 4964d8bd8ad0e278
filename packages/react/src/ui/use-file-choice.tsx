import { type ReactNode, useRef } from 'react';

export interface FileChoice {
  /** Draw it beside the button; nobody sees it. */
  input: ReactNode;
  /** Lets the browser ask for a file. */
  ask: () => void;
}

/**
 * A file that a button of one's own asks for.
 * @param accept the types the browser offers
 * @example const { input, ask } = useFileChoice('video/mp4', upload);
 */
export function useFileChoice(accept: string, onChoose: (file: File) => void): FileChoice {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      accept={accept}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onChoose(file);
        // The same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
  return { input, ask: () => field.current?.click() };
}
