export interface LetterCountProps {
  /** As it will be sent. */
  text: string;
  /** The most there may be. */
  most: number;
}

/** How much of a field's room is used, in the line of its label. */
export function LetterCount({ text, most }: LetterCountProps) {
  return (
    <span className="panggung-letter-count" aria-hidden="true">
      {text.trim().length} / {most}
    </span>
  );
}
