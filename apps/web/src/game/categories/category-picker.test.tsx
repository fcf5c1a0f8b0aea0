import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createKeyI18n } from '../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../lib/i18n/i18n.ts';
import { CategoryPicker } from './category-picker.tsx';

afterEach(cleanup);

it('refers to its error message', () => {
  render(
    <I18nContext value={createKeyI18n()}>
      <CategoryPicker label="What do you like?" chosen={[]} onChange={() => undefined} errorId="wrong" />
      <p id="wrong">Choose three.</p>
    </I18nContext>,
  );
  const group = screen.getByRole('group', { name: 'What do you like?' });
  expect(group.getAttribute('aria-describedby')).toBe('wrong');
  expect(group.matches('[data-wrong="true"]')).toBe(true);
});
