import type { Letter } from './layout.js';
import { type ShowFacts, showFacts, showUrl } from './show-facts.js';

/** Tells somebody who asked for it that a show begins soon. */
export function reminderMail(facts: ShowFacts): Letter {
  return {
    ...facts,
    subject: `Sebentar lagi: ${facts.show.name}`,
    opening: `${facts.show.name} segera dimulai`,
    facts: showFacts(facts),
    action: { label: 'Buka acara', url: showUrl(facts) },
    closing: ['Surel ini datang karena kamu minta diingatkan. Tiketmu ada di akunmu.'],
  };
}
