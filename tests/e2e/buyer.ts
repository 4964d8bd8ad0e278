import { expect, type Locator, type Page } from '@playwright/test';
import { buyMessages } from '../../packages/core/src/messages/buy.js';
import { checkoutMessages } from '../../packages/core/src/messages/checkout.js';

/** What a guest does on any page that sells, in the words that page uses. */
export interface Buyer {
  /** Presses the buy button. */
  wantTicket(): Promise<void>;
  giveEmail(email: string): Promise<void>;
  chooseMethod(name?: string | RegExp): Promise<void>;
  /** From the first field to the waiting payment; answers with the account number. */
  order(email: string): Promise<string>;
  accountNumber(): Promise<string>;
  expectTicket(): Promise<void>;
  words: (typeof checkoutMessages)['default'];
}

type Language = keyof typeof checkoutMessages;

/** Puts a buyer in front of a page, or of a part of it. */
export function createBuyer(place: Page | Locator, language: Language = 'default'): Buyer {
  const words = checkoutMessages[language] as (typeof checkoutMessages)['default'];
  const button = (name: string) => place.getByRole('button', { name, exact: true });
  const buyer: Buyer = {
    words,
    async wantTicket() {
      await button(buyMessages[language].buy).first().click();
    },
    async giveEmail(email) {
      await place.getByLabel(words.email, { exact: true }).fill(email);
      await button(words.choose_method).click();
    },
    async chooseMethod(name = /BCA/) {
      await place.getByRole('radio', { name }).check();
      await button(words.next).click();
    },
    async order(email) {
      await buyer.giveEmail(email);
      await buyer.chooseMethod();
      return buyer.accountNumber();
    },
    async accountNumber() {
      const number = place.locator('.panggung-checkout__fact[data-large] .panggung-checkout__value');
      // An API that was away is asked again at growing intervals.
      await expect(number).toHaveText(/\d{4}/, { timeout: 30_000 });
      return ((await number.textContent()) ?? '').replace(/\D/g, '');
    },
    async expectTicket() {
      await expect(place.getByText(words.COMPLETED, { exact: true }).first()).toBeVisible();
    },
  };
  return buyer;
}
