/** One way to pay into an account: a heading and its steps. */
export interface InstructionWay {
  heading: string;
  steps: string[];
}

/**
 * Cuts a method's instruction into ways and steps: a blank line starts a way, whose first line is its heading.
 * @example instructionWays('ATM\nMasukkan kartu.\n\nMobile banking\nBuka aplikasi.')
 */
export function instructionWays(text: string | null): InstructionWay[] {
  const blocks = (text ?? '').split(/\n\s*\n/).map((block) => block.split('\n').map((line) => line.trim()));
  return blocks.flatMap((lines) => {
    const [heading, ...steps] = lines.filter(Boolean);
    return heading ? [{ heading, steps: steps.map((step) => step.replace(/^\d+[.)]\s*/, '')) }] : [];
  });
}

/**
 * Groups an account number in fours, so that it can be read aloud.
 * @example groupedNumber('8808081234567890') // '8808 0812 3456 7890'
 */
export function groupedNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
