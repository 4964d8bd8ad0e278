import type { CheckoutStep } from '@panggung/core';
import { StrictMode, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../ui/stage.fixture.js';
import { Checkout } from './index.js';
import { button, enterEmail, openSale, orderAs } from './sale.fixture.js';
import type { CheckoutHandover } from './use-checkout.js';

const sale = openSale();
const heading = (name: string) => page.getByRole('heading', { name });

describe('the address', () => {
  test('is complained about on leaving the field, and not while it is edited', async () => {
    stage(<Checkout {...sale.settings} />);
    const field = page.getByLabelText('E-mail');
    await userEvent.fill(field, 'rani@kotak');
    expect(page.getByText('E-mail must be valid').elements()).toHaveLength(0);
    await userEvent.tab();
    await expect.element(page.getByText('E-mail must be valid')).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, '.i');
    expect(page.getByText('E-mail must be valid').elements()).toHaveLength(0);
  });

  test('is asked for when it is missing', async () => {
    stage(<Checkout {...sale.settings} />);
    await userEvent.click(button('CHOOSE PAYMENT METHOD'));
    await expect.element(page.getByText('E-mail is required')).toBeVisible();
  });

  test('with a likely slip is put right by one press', async () => {
    stage(<Checkout {...sale.settings} />);
    await userEvent.fill(page.getByLabelText('E-mail'), 'rani@gmial.com');
    await userEvent.tab();
    await userEvent.click(button('rani@gmail.com'));
    await expect.element(page.getByLabelText('E-mail')).toHaveValue('rani@gmail.com');
  });

  test('with a likely slip is asked about once, then taken as it is', async () => {
    stage(<Checkout {...sale.settings} />);
    await userEvent.fill(page.getByLabelText('E-mail'), 'rani@gmial.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('rani@gmail.com')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('radio').first()).toBeVisible();
  });

  test('of an account is a notice, after which another can be typed', async () => {
    stage(<Checkout {...sale.settings} />);
    await enterEmail('artist@panggung.test');
    await expect.element(page.getByRole('dialog', { name: 'Email already registered' })).toBeVisible();
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
    await userEvent.click(button('CHOOSE PAYMENT METHOD'));
    await expect.element(page.getByRole('dialog', { name: 'Email already registered' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await orderAs('rani@kotak.id');
    await expect.element(heading('Complete your payment')).toBeVisible();
  });

  test('with a ticket already is told so under the field, and can have its code again', async () => {
    await sale.api.order({ email: 'sita@kotak.id', show: sale.show });
    await sale.pay();
    stage(<Checkout {...sale.settings} />);
    await enterEmail('sita@kotak.id');
    await expect.element(page.getByText('User Already has Ticket')).toBeVisible();
    await userEvent.click(button('Send my payment code again'));
    await expect
      .element(page.getByText('If this address has a ticket, its e-mail is on its way.'))
      .toBeVisible();
  });

  test('survives a change of the language', async () => {
    const { show } = stage(<Checkout {...sale.settings} />);
    await userEvent.fill(page.getByLabelText('E-mail'), 'rani@kotak.id');
    show(<Checkout {...sale.settings} language="id" />);
    await expect.element(button('PILIH CARA BAYAR')).toBeVisible();
    await expect.element(page.getByLabelText('E-mail')).toHaveValue('rani@kotak.id');
  });
});

describe('a purchase', () => {
  test('by keyboard alone: the focus goes along from heading to heading', async () => {
    stage(<Checkout {...sale.settings} />);
    await userEvent.fill(page.getByLabelText('E-mail'), 'rani@kotak.id');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Choose payment method')).toHaveFocus();
    await expect.element(page.getByRole('radio').first()).toBeVisible();
    await expect.element(button('NEXT')).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect.element(page.getByRole('radio').nth(1)).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Complete your payment')).toHaveFocus();
  });

  test('shows what to pay, copies it, and sees the money come by itself', async () => {
    stage(<Checkout {...sale.settings} />);
    await orderAs('rani@kotak.id');
    await expect.element(page.getByText('Waiting for payment').first()).toBeVisible();
    await expect.element(page.getByText(/^\d{2}:\d{2}:\d{2}$/)).toBeVisible();
    await sale.api.runJobs();
    const number = page.getByText(/^\d{4}( \d{1,4})+$/);
    await expect.element(number).toBeVisible();
    await userEvent.click(button(/^Copy: Account number/));
    await expect.element(page.getByText('Account number copied')).toBeVisible();
    await sale.pay();
    await expect.element(heading('Payment successful')).toHaveFocus();
    const { code_guest } = await sale.payment();
    await expect.element(page.getByText(code_guest ?? '-', { exact: true })).toBeVisible();
    await expect.element(button('GO TO DASHBOARD')).toBeVisible();
  });

  test('REFRESH without news veils the screen for a second, then says that nothing came', async () => {
    const { place } = stage(<Checkout {...sale.settings} />);
    await orderAs('rani@kotak.id');
    const veil = () => place.querySelector('.panggung-checkout__veil');
    await expect.element(button('REFRESH')).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.click(button('REFRESH'));
    await expect.poll(veil).not.toBeNull();
    const [around, ring] = [veil(), veil()?.firstElementChild].map((part) => part?.getBoundingClientRect());
    const middle = (box?: DOMRect) => box && box.left + box.width / 2;
    expect(middle(ring)).toBeCloseTo(middle(around) ?? 0, 0);
    vi.advanceTimersByTime(999);
    await expect.poll(veil).not.toBeNull();
    vi.advanceTimersByTime(1);
    await expect.poll(veil).toBeNull();
    await expect.element(page.getByText('No payment has arrived yet.')).toBeVisible();
    await expect.element(heading('Complete your payment')).toBeVisible();
  });

  test("that runs out of time fails in the documents' words, and can be ordered again", async () => {
    stage(<Checkout {...sale.settings} variant="dialog" />);
    await orderAs('rani@kotak.id');
    await expect.element(heading('Complete your payment')).toBeVisible();
    sale.api.advance(30 * 86_400_000);
    // The page may have found out by itself.
    await userEvent.click(button('REFRESH'), { timeout: 2000 }).catch(() => {});
    const alert = page.getByText('PEMBAYARAN ANDA GAGAL SILAKAN PESAN TICKET ULANG');
    await expect.element(alert).toBeVisible();
    await userEvent.click(button('Order again'));
    await expect.element(page.getByLabelText('E-mail')).toHaveValue('rani@kotak.id');
  });

  test('that took a wrong amount says that the money will be paid back, and stays', async () => {
    stage(<Checkout {...sale.settings} variant="dialog" />);
    await orderAs('rani@kotak.id');
    await expect.element(heading('Complete your payment')).toBeVisible();
    await sale.pay({ amount: 1_000 });
    await expect.element(page.getByText(/It will be paid back/)).toBeVisible();
  });

  test('whose network is cut says so, keeps everything, and goes on when it heals', async () => {
    stage(<Checkout {...sale.settings} />);
    await enterEmail('rani@kotak.id');
    await userEvent.click(page.getByRole('radio').first());
    sale.isCut = true;
    await userEvent.click(button('NEXT'));
    const sentence = page.getByText('The connection is gone. We keep trying, and nothing is paid twice.');
    await expect.element(sentence).toBeVisible();
    sale.isCut = false;
    await expect.element(heading('Complete your payment')).toBeVisible();
  });

  test('whose methods are asked for again takes no press of NEXT until they are there', async () => {
    let answer = () => {};
    let held = Promise.resolve();
    const reach = async (input: RequestInfo | URL, init?: RequestInit) => {
      if (String(input instanceof Request ? input.url : input).includes('/payment-type/')) await held;
      return sale.settings.fetch(input, init);
    };
    const settings = { ...sale.settings, fetch: reach };
    const { show } = stage(<Checkout {...settings} />);
    await enterEmail('rani@kotak.id');
    await userEvent.click(page.getByRole('radio').first());
    show(<Checkout {...settings} step="email" />);
    await expect.element(page.getByLabelText('E-mail')).toBeVisible();
    held = new Promise((done) => {
      answer = done;
    });
    show(<Checkout {...settings} step="method" />);
    await expect.element(button('NEXT')).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect.element(button('NEXT')).not.toHaveAttribute('aria-busy');
    await userEvent.click(button('NEXT'));
    await expect.element(heading('Complete your payment')).toBeVisible();
  });

  test('of the last ticket, held by somebody else, counts down to its return', async () => {
    sale.show = await sale.api.addShow({ ticket_quota: 1 });
    stage(<Checkout {...sale.settings} show={sale.show.id} />);
    await enterEmail('rani@kotak.id');
    await userEvent.click(page.getByRole('radio').first());
    await sale.api.order({ email: 'sita@kotak.id', show: sale.show });
    sale.api.advance(2000);
    await userEvent.click(button('NEXT'));
    await expect.element(page.getByText(/^Every ticket left is held .* in [\d:]+\.$/)).toBeVisible();
  });

  test('of the last ticket, sold to somebody else, is said plainly', async () => {
    sale.show = await sale.api.addShow({ ticket_quota: 1 });
    stage(<Checkout {...sale.settings} show={sale.show.id} />);
    await enterEmail('rani@kotak.id');
    await userEvent.click(page.getByRole('radio').first());
    await sale.api.order({ email: 'sita@kotak.id', show: sale.show });
    await sale.pay();
    sale.api.advance(2000);
    await userEvent.click(button('NEXT'));
    await expect
      .element(page.getByText('The last ticket went while you were choosing. Nothing was charged.'))
      .toBeVisible();
  });

  test('of a show that is called off meanwhile is said plainly', async () => {
    sale.show = await sale.api.addShow();
    stage(<Checkout {...sale.settings} show={sale.show.id} />);
    await enterEmail('rani@kotak.id');
    await userEvent.click(page.getByRole('radio').first());
    const { database } = sale.api.ports;
    const show = database.updateTable('show').set({ status: 'CANCELLED' });
    await show.where('id', '=', Number(sale.show.id)).execute();
    await userEvent.click(button('NEXT'));
    const reason = page.getByText('Tickets are not sold any more. Nothing was charged.');
    await expect.element(reason).toBeVisible();
  });
});

/** A page for each step, as a site has: it goes where the checkout says, and back when the person does. */
function Site({ onGo }: { onGo: (step: CheckoutStep, handover: CheckoutHandover) => void }) {
  const [step, setStep] = useState<CheckoutStep>('email');
  return (
    <>
      <button type="button" onClick={() => setStep('email')}>
        Browser back
      </button>
      <Checkout
        {...sale.settings}
        key={step}
        step={step}
        onStepChange={(next, handover) => {
          onGo(next, handover);
          setStep(next);
        }}
      />
    </>
  );
}

describe('steered by pages', () => {
  test('tells each step once, goes back, and never leaves a payment that waits', async () => {
    const onGo = vi.fn();
    stage(
      <StrictMode>
        <Site onGo={onGo} />
      </StrictMode>,
    );
    await enterEmail('rani@kotak.id');
    await expect.element(heading('Choose payment method')).toBeVisible();
    await userEvent.click(button('Browser back'));
    await expect.element(page.getByLabelText('E-mail')).toHaveValue('rani@kotak.id');
    await orderAs('rani@kotak.id');
    await expect.element(heading('Complete your payment')).toBeVisible();
    await userEvent.click(button('Browser back'));
    await expect.element(heading('Complete your payment')).toBeVisible();
    expect(onGo.mock.calls.map(([step]) => step)).toEqual(['method', 'method', 'pending', 'pending']);
    expect(onGo.mock.lastCall?.[1]).toMatchObject({ email: 'rani@kotak.id', payment: { status: 'PENDING' } });
  });
});
