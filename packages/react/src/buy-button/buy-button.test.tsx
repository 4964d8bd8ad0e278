import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkout } from '../checkout/index.js';
import { button, enterEmail, openSale, orderAs } from '../checkout/sale.fixture.js';
import { stage } from '../ui/stage.fixture.js';
import type { WidgetEvent } from '../ui/widget-event.js';
import { BuyButton } from './index.js';

const sale = openSale();

/** Listeners that remember the details they were told. */
function listeners() {
  const told: [string, unknown][] = [];
  const remember = (name: string) => (event: WidgetEvent<unknown>) => void told.push([name, event.detail]);
  const events = {
    onCheckoutStart: remember('checkout-start'),
    onPaymentPending: remember('payment-pending'),
    onTicketIssued: remember('ticket-issued'),
    onCheckoutClose: remember('checkout-close'),
  };
  return { told, events };
}

describe('a buy button', () => {
  test('sells nothing of a show that was called off, and says so', async () => {
    const { id } = await sale.api.addShow({ status: 'CANCELLED' });
    stage(<BuyButton {...sale.settings} show={id} />);
    await expect.element(button('Called off')).toBeDisabled();
    await expect.element(page.getByText('Called off').first()).toBeVisible();
    for (const text of [/Ticket left/, 'Not yet started']) {
      expect(page.getByText(text).elements()).toHaveLength(0);
    }
  });

  test('sells a ticket in place and tells its host of each step once, even drawn twice', async () => {
    const { told, events } = listeners();
    stage(
      <StrictMode>
        <BuyButton {...sale.settings} {...events} />
      </StrictMode>,
    );
    await userEvent.click(button('Buy Ticket'));
    await userEvent.click(button('Keep going'));
    await orderAs('rani@kotak.id');
    await expect.element(page.getByRole('heading', { name: 'Complete your payment' })).toBeVisible();
    await sale.pay();
    await expect.element(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
    const { id } = await sale.payment();
    const about = { show_id: sale.show.id };
    expect(told).toEqual([
      ['checkout-start', about],
      [
        'payment-pending',
        {
          ...about,
          payment_id: id,
          amount: 150_000,
          channel_code: 'BCA',
          expiration_date: expect.any(Number),
        },
      ],
      ['ticket-issued', { ...about, payment_id: id, amount: 150_000 }],
      ['checkout-close', { ...about, state: 'completed' }],
    ]);
    expect(JSON.stringify(told)).not.toContain('kotak');
  });

  test('gives the focus back to the button, and keeps what was typed', async () => {
    stage(<BuyButton {...sale.settings} />);
    await userEvent.click(button('Buy Ticket'));
    await userEvent.click(button('Keep going'));
    await userEvent.fill(page.getByLabelText('E-mail'), 'rani@kotak.id');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Buy Ticket')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('E-mail')).toHaveValue('rani@kotak.id');
  });

  test('finds a payment again after a reload, and sees the money come while it is closed', async () => {
    const { leave } = stage(<BuyButton {...sale.settings} />);
    await userEvent.click(button('Buy Ticket'));
    await userEvent.click(button('Keep going'));
    await orderAs('rani@kotak.id');
    await expect.element(page.getByRole('heading', { name: 'Complete your payment' })).toBeVisible();
    leave();
    const { told, events } = listeners();
    const reach: typeof fetch = (...call) => sale.settings.fetch(...call);
    stage(<BuyButton {...sale.settings} {...events} fetch={reach} />);
    await expect.element(button('PAYMENT DETAILS')).toBeVisible();
    await expect.element(page.getByRole('timer')).toBeVisible();
    await sale.pay();
    await expect.element(button('See Ticket')).toBeVisible();
    expect(told.map(([name]) => name)).toEqual(['ticket-issued']);
    await userEvent.click(button('See Ticket'));
    await expect.element(page.getByText((await sale.payment()).code_guest ?? '-')).toBeVisible();
  });

  test('knows its ticket after a reload, and sells another to who asks for it', async () => {
    const { leave } = stage(<BuyButton {...sale.settings} />);
    await userEvent.click(button('Buy Ticket'));
    await userEvent.click(button('Keep going'));
    await orderAs('rani@kotak.id');
    await expect.element(page.getByRole('heading', { name: 'Complete your payment' })).toBeVisible();
    await sale.pay();
    await expect.element(button('Buy another ticket')).toBeVisible();
    leave();
    const reach: typeof fetch = (...call) => sale.settings.fetch(...call);
    stage(<BuyButton {...sale.settings} fetch={reach} />);
    await userEvent.click(button('See Ticket'));
    await userEvent.click(button('Buy another ticket'));
    await userEvent.click(button('Keep going'));
    await expect.element(page.getByLabelText('E-mail')).toHaveValue('');
    await orderAs('teman@kotak.id');
    await expect.element(page.getByRole('heading', { name: 'Complete your payment' })).toBeVisible();
  });

  test('leaves the way to the checkout to a host that wants it', async () => {
    const onCheckoutStart = vi.fn((event: WidgetEvent<unknown>) => event.preventDefault());
    stage(<BuyButton {...sale.settings} onCheckoutStart={onCheckoutStart} />);
    await userEvent.click(button('Buy Ticket'));
    expect(onCheckoutStart).toHaveBeenCalledOnce();
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });

  test('leads to the checkout of its show that stands in the page, in place of a second one', async () => {
    stage(
      <>
        <BuyButton {...sale.settings} variant="button" />
        <Checkout {...sale.settings} />
      </>,
    );
    await expect.element(page.getByRole('textbox')).toBeVisible();
    await userEvent.click(button('Buy Ticket'));
    await expect.element(page.getByRole('heading', { name: 'Buy as a guest' })).toHaveFocus();
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });

  test('opens a checkout of its own beside one of another show', async () => {
    const other = await sale.api.addShow();
    stage(
      <>
        <BuyButton {...sale.settings} variant="button" />
        <Checkout {...sale.settings} show={other.id} />
      </>,
    );
    await expect.element(page.getByRole('textbox')).toBeVisible();
    await userEvent.click(button('Buy Ticket'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  test('says to whoever joined that they are on the waiting list', async () => {
    const show = await sale.api.addShow({ ticket_quota: 0 });
    const { place } = stage(<BuyButton {...sale.settings} show={show.id} />);
    await userEvent.click(button('Tell me when a seat is free'));
    await userEvent.fill(page.getByLabelText('E-mail'), 'rani@kotak.id');
    await userEvent.click(button('Join the waiting list'));
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await expect.element(button('On the waiting list')).toBeDisabled();
    expect(place.querySelector('.panggung-buy-button')?.getAttribute('data-state')).toBe('waiting');
    await userEvent.click(button('Waiting list').first());
    await expect.element(page.getByText('You are on the waiting list')).toBeVisible();
  });

  test('cannot be pressed when it says Sold Out', async () => {
    const show = await sale.api.addShow({ ticket_quota: 0 });
    stage(<BuyButton {...sale.settings} show={show.id} variant="button" />, { width: 120 });
    await expect.element(button('Sold Out')).toBeDisabled();
  });

  test('asks for the code where a code is what pays', async () => {
    const show = await sale.api.addShow({ ticket_type: 'free', ticket_price: 0, redeem_code: 'OMBAK' });
    stage(<BuyButton {...sale.settings} show={show.id} />);
    await userEvent.click(button('Redeem Code'));
    await userEvent.click(button('Keep going'));
    await enterEmail('rani@kotak.id');
    await userEvent.fill(page.getByRole('textbox', { name: 'Redeem Code' }), 'ombak');
    await userEvent.click(button('NEXT'));
    await expect.element(button('See Ticket')).toBeInTheDocument();
  });

  test('leaves the screens to a host that has pages for them, but what stands before the first', async () => {
    const onStepChange = vi.fn();
    stage(<BuyButton {...sale.settings} onStepChange={onStepChange} />);
    await userEvent.click(button('Buy Ticket'));
    await expect.element(page.getByText('Your are not logged in. Keep going?')).toBeVisible();
    expect(onStepChange).not.toHaveBeenCalled();
    await userEvent.click(button('Keep going'));
    await expect.poll(() => onStepChange).toHaveBeenCalledOnce();
    expect(onStepChange.mock.calls[0]?.[0]).toBe('email');
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });

  test('whose tickets are all held counts down, and sells again when one comes back', async () => {
    const show = await sale.api.addShow({ ticket_quota: 1 });
    const { data } = await sale.api.order({ email: 'sita@kotak.id', show });
    stage(<BuyButton {...sale.settings} show={show.id} variant="button" />);
    await expect.element(button(/^All held/)).toBeDisabled();
    expect(data.status).toBe('PENDING');
  });

  test('says so when the show cannot be had, and has it on the next try', async () => {
    sale.isCut = true;
    stage(<BuyButton {...sale.settings} />);
    await expect.element(page.getByText('The show could not be loaded.')).toBeVisible();
    sale.isCut = false;
    await userEvent.click(button('Retry'));
    await expect.element(button('Buy Ticket')).toBeEnabled();
  });

  test.each([280, 320, 400])('keeps the height of its card at %d px while the show loads', async (width) => {
    const { place } = stage(<BuyButton {...sale.settings} />, { width });
    const height = () => place.querySelector('article')?.getBoundingClientRect().height ?? 0;
    await expect.poll(() => height()).toBeGreaterThan(0);
    const before = height();
    await expect.element(button('Buy Ticket')).toBeEnabled();
    expect(height()).toBeCloseTo(before, 0);
  });
});
