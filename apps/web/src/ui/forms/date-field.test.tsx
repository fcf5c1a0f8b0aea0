import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

async function open(language: 'en' | 'ar' | 'ckb', defaultValue = ''): Promise<() => unknown> {
  const i18n = createI18n(language);
  await i18n.load(['common']);
  const { container } = render(
    <I18nContext value={i18n}>
      <form>
        <DateField label="Birth" name="born" defaultValue={defaultValue} />
      </form>
    </I18nContext>,
  );
  const form = container.querySelector('form');
  return () => form && new FormData(form).get('born');
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

it('gives the form an ISO date once day, month and year are chosen', async () => {
  const born = await open('en');
  choose('Day', '3');
  choose('Year', '2000');
  expect(born()).toBe('');
  choose('Month', '2');
  expect(born()).toBe('2000-02-03');
});

it.each([
  ['ar', 'شباط', '٢٠٠٠'],
  ['ckb', 'شوبات', '٢٠٠٠'],
] as const)('shows a date in the words and digits of %s', async (language, month, year) => {
  await open(language, '2000-02-03');
  const chosen = screen
    .getAllByRole('combobox')
    .map((part) => (part as HTMLSelectElement).selectedOptions[0]?.textContent);
  expect(chosen).toEqual(['٣', month, year]);
});
