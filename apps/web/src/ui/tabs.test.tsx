import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const ids = ['one', 'two', 'three'] as const;

function Example() {
  const [value, setValue] = useState<(typeof ids)[number]>('two');
  const tabs = ids.map((id) => ({ id, label: id, panel: `panel ${id}` }));
  return <Tabs label="numbers" value={value} onChange={setValue} tabs={tabs} />;
}

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

it.each([
  [
    'ltr',
    ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'],
    ['three', 'one', 'three', 'one', 'three'],
  ],
  ['rtl', ['ArrowLeft', 'ArrowRight', 'Home', 'End'], ['three', 'two', 'one', 'three']],
])('moves by arrows in the reading direction, and by Home and End, in %s', (dir, keys, chosen) => {
  document.documentElement.dir = dir;
  render(<Example />);
  const seen = keys.map((key) => {
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    return document.activeElement?.textContent;
  });
  expect(seen).toEqual(chosen);
  expect(screen.getByRole('tabpanel').textContent).toBe(`panel ${chosen.at(-1)}`);
});
