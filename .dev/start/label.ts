const colours = ['36', '33', '35', '32', '34'];
const known: string[] = [];

/** Writes lines under a name, so that one terminal can carry all parts. */
export function say(name: string, text: string): void {
  if (!known.includes(name)) known.push(name);
  const colour = colours[known.indexOf(name) % colours.length];
  const label = process.stdout.isTTY ? `\u001b[${colour}m${name.padEnd(8)}\u001b[0m` : name.padEnd(8);
  for (const line of text.split('\n')) if (line.trim() !== '') process.stdout.write(`${label} ${line}\n`);
}
