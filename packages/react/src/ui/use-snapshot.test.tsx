import { atom, onMount, type WritableAtom } from 'nanostores';
import { type ReactElement, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from './stage.fixture.js';
import { useSnapshot } from './use-snapshot.js';

/** How often a value was drawn. */
let drawings: number[] = [];

function Value({ of }: { of: WritableAtom<number> }) {
  const value = useSnapshot(of.listen, of.get);
  drawings.push(value);
  return <output>{value}</output>;
}

/** Changes the value while it is put on the page. */
function Changed({ of, to }: { of: WritableAtom<number>; to: number }) {
  useLayoutEffect(() => of.set(to), [of, to]);
  return <Value of={of} />;
}

function Either({ one, other }: Record<'one' | 'other', WritableAtom<number>>) {
  const [isOther, turn] = useState(false);
  useEffect(() => turn(true), []);
  return <Value of={isOther ? other : one} />;
}

function show(element: ReactElement) {
  drawings = [];
  stage(<StrictMode>{element}</StrictMode>);
}

const shows = (value: number) => expect.element(page.getByText(String(value), { exact: true })).toBeVisible();

describe('a value from outside', () => {
  it('is drawn, and again when it changes', async () => {
    const $value = atom(11);
    show(<Value of={$value} />);
    await shows(11);
    $value.set(12);
    await shows(12);
  });

  it('is drawn as it is now, though it changed before anybody listened', async () => {
    const $value = atom(21);
    show(<Changed of={$value} to={22} />);
    await shows(22);
  });

  it('is drawn as it is when a store wakes up because somebody listens', async () => {
    const $value = atom(31);
    onMount($value, () => $value.set(32));
    show(<Value of={$value} />);
    await shows(32);
  });

  it('is that of the store one looks at now, and no more that of the one before', async () => {
    const $one = atom(41);
    const $other = atom(42);
    show(<Either one={$one} other={$other} />);
    await shows(42);
    $one.set(43);
    $other.set(44);
    await shows(44);
    expect(drawings).not.toContain(43);
  });

  it('is not drawn again while it stays what it is', async () => {
    const $value = atom(51);
    show(<Value of={$value} />);
    await shows(51);
    const before = drawings.length;
    $value.set(51);
    $value.notify();
    await new Promise(requestAnimationFrame);
    expect(drawings).toHaveLength(before);
  });
});
