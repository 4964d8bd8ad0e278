import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RadioGroup } from './radio-group.js';
import { stage } from './stage.fixture.js';
import { Widget } from './widget.js';

const longest = 'Saya tidak ingin menjawab pertanyaan ini sekarang juga';

test.each([
  [256, ['WIB', 'WITA', 'WIT']],
  [288, ['Laki-laki', 'Perempuan']],
  [288, ['Perempuan', longest]],
])('In a place of %s px the words of %j stay in their boxes', async (width, labels) => {
  const options = labels.map((label) => ({ label, value: label }));
  const { place } = stage(
    <Widget name="trial">
      <RadioGroup label="Pilih" value="" options={options} onValueChange={() => {}} />
    </Widget>,
    { width },
  );
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  const boxes = [...place.querySelectorAll('label')];
  expect(boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent)).toEqual([]);
  expect(place.scrollWidth).toBeLessThanOrEqual(width);
});
