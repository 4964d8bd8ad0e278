import type { IdentityMail } from '../ports.js';

/** How many mails are remembered. */
const MOST = 100;

/** Adds the mails that are listed now to those listed before, oldest first: an emulator forgets a code once it is used. */
export function createMailMemory(most = MOST): (listed: readonly IdentityMail[]) => IdentityMail[] {
  const known = new Map<string, IdentityMail>();

  return (listed) => {
    for (const mail of listed) known.set(mail.code, mail);
    for (const code of [...known.keys()].slice(0, -most)) known.delete(code);
    return [...known.values()];
  };
}
