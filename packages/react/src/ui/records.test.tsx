import { expect, it, onTestFinished } from 'vitest';
import { Records } from './records.js';
import { stage } from './stage.fixture.js';

interface Act {
  id: number;
  name: string;
}

const acts = (...names: string[]): Act[] => names.map((name, id) => ({ id, name }));

/** A view with a mistake in it. */
function View({ act }: { act: Act }) {
  if (act.name === 'broken') throw new Error('This view has a mistake');
  return <li>{act.name}</li>;
}

const list = (of: Act[]) => (
  <ul>
    <Records of={of}>{(act) => <View act={act} />}</Records>
  </ul>
);

it('leaves out the record that cannot be drawn, tells the page, and draws it once it is read anew', async () => {
  const reported: string[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    reported.push(event.message);
  };
  addEventListener('error', note);
  onTestFinished(() => removeEventListener('error', note));

  const { place, show } = stage(list(acts('Gong', 'broken', 'Suling')));
  await expect.poll(() => place.textContent).toBe('GongSuling');
  expect(reported).toEqual(['Uncaught Error: This view has a mistake']);
  show(list(acts('Gong', 'Kecapi', 'Suling')));
  await expect.poll(() => place.textContent).toBe('GongKecapiSuling');
  show(list(acts('Gong', 'Kecapi', 'broken')));
  await expect.poll(() => place.textContent).toBe('GongKecapi');
});
