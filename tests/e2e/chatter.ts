import type { Locator, Page } from '@playwright/test';
import { chatActMessages } from '../../packages/core/src/messages/chat-act.js';

/** Where somebody writes who watches, or who is watched. */
export const chatField = (page: Page): Locator =>
  page.getByRole('textbox', { name: chatActMessages.default.message });

/** What was said, in its order. */
export const said = (page: Page): Locator => page.getByRole('log').locator('.panggung-chat__text');

export async function say(page: Page, text: string): Promise<void> {
  await chatField(page).fill(text);
  await page.keyboard.press('Enter');
}
