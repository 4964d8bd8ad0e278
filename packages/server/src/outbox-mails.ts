import type { OutboxMail } from './mail-row.js';
import { writeMail } from './mails/layout.js';
import { paymentLetters } from './payment-letters.js';
import type { Mail, Ports } from './ports.js';
import { reminderLetters } from './reminder-mail.js';
import { offerLetters } from './waiting-mail.js';

/** Writes mails as they leave, each with its row; one whose payment or show is gone is left out. */
export async function writeMails<Row extends OutboxMail>(
  ports: Pick<Ports, 'database' | 'settings'>,
  rows: readonly Row[],
): Promise<{ row: Row; mail: Mail }[]> {
  const letters = new Map([
    ...(await paymentLetters(ports, rows)),
    ...(await reminderLetters(ports, rows)),
    ...(await offerLetters(ports, rows)),
  ]);
  return rows.flatMap((row) => {
    const letter = letters.get(row.id);
    return letter ? { row, mail: writeMail(letter) } : [];
  });
}
