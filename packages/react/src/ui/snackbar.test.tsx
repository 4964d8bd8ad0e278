import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.js';
import { useSnackbar } from './snackbar.js';
import { stage } from './stage.fixture.js';
import { Widget } from './widget.js';

function Trial() {
  const { snackbar, show } = useSnackbar(1500);
  return (
    <Widget name="trial">
      <p style={{ marginBottom: 120 }}>Jauh</p>
      <Button onClick={() => show('Disalin')}>Salin</Button>
      {snackbar}
    </Widget>
  );
}

describe('a passing message', () => {
  it('is told politely, goes by itself and moves nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { place } = stage(<Trial />);
    await expect.element(page.getByRole('status')).toBeInTheDocument();
    const height = place.getBoundingClientRect().height;
    await page.getByRole('button', { name: 'Salin' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Disalin');
    expect(place.getBoundingClientRect().height).toBe(height);
    vi.advanceTimersByTime(1500);
    await expect.element(page.getByText('Disalin')).not.toBeInTheDocument();
  });

  it('stays while it is pointed at', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    stage(<Trial />);
    await page.getByRole('button', { name: 'Salin' }).click();
    await userEvent.hover(page.getByText('Disalin'));
    vi.advanceTimersByTime(2500);
    await expect.element(page.getByText('Disalin')).toBeVisible();
    await userEvent.hover(page.getByText('Jauh'));
    vi.advanceTimersByTime(1500);
    await expect.element(page.getByText('Disalin')).not.toBeInTheDocument();
  });

  it('goes by itself even when it appears under a resting pointer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    stage(<Trial />);
    const button = page.getByRole('button', { name: 'Salin' });
    await button.click();
    const box = page.getByText('Disalin').element().getBoundingClientRect();
    const under = button.element().getBoundingClientRect();
    expect(box.top).toBeLessThan(under.bottom);
    vi.advanceTimersByTime(1500);
    await expect.element(page.getByText('Disalin')).not.toBeInTheDocument();
  });
});
