import { expect, type Locator, type Page } from '@playwright/test';
import { buyMessages } from '../../packages/core/src/messages/buy.js';
import { checkoutWords } from '../checkout-words.js';

/** What a guest does on any page that sells, in the words that page uses. */
export interface Buyer {
  /** Presses the buy button, as a guest who goes on as one. */
  wantTicket(): Promise<void>;
  /** Presses the buy button and nothing else. */
  pressBuy(): Promise<void>;
  /** Adds a donation to the price, in rupiah. */
  donate(amount: number): Promise<void>;
  /** Gives the phone a wallet is known by. */
  givePhone(phone?: string): Promise<void>;
  giveCode(code: string): Promise<void>;
  next(): Promise<void>;
  refresh(): Promise<void>;
  /** Is told that the payment failed, in the documents' words. */
  expectFailure(): Promise<void>;
  button(name: string): Locator;
  giveEmail(email: string): Promise<void>;
  chooseMethod(name?: string | RegExp): Promise<void>;
  /** From the first field to the waiting payment; answers with the account number. */
  order(email: string): Promise<string>;
  accountNumber(): Promise<string>;
  expectTicket(): Promise<void>;
  words: (typeof checkoutWords)['default'];
}

/** Puts a buyer in front of a page, or of a part of it. */
export function createBuyer(place: Page | Locator, language: keyof typeof checkoutWords = 'default'): Buyer {
  const words = checkoutWords[language];
  const button = (name: string) => place.getByRole('button', { name, exact: true });
  const buyer: Buyer = {
    words,
    button,
    async pressBuy() {
      await button(buyMessages[language].buy).first().click();
    },
    async wantTicket() {
      await buyer.pressBuy();
      const keepGoing = button(words.keep_going);
      const field = place.getByLabel(words.email, { exact: true });
      await keepGoing.or(field).first().waitFor();
      if (await keepGoing.isVisible()) await keepGoing.click();
    },
    async donate(amount) {
      await place.getByLabel(words.donation, { exact: true }).fill(String(amount));
      await buyer.next();
    },
    async givePhone(phone = '081234567890') {
      await place.getByLabel(words.phone_number, { exact: true }).fill(phone);
      await buyer.next();
    },
    async giveCode(code) {
      await place.getByLabel(words.redeem_code, { exact: true }).fill(code);
      await buyer.next();
    },
    next: () => button(words.next).click(),
    refresh: () => button(words.refresh).click(),
    async expectFailure() {
      await expect(place.getByText(words.failed_alert).first()).toBeVisible();
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
      await expect(number).toHaveText(/\d{4}/);
      return ((await number.textContent()) ?? '').replace(/\D/g, '');
    },
    async expectTicket() {
      await expect(place.getByText(words.COMPLETED, { exact: true }).first()).toBeVisible();
    },
  };
  return buyer;
}
