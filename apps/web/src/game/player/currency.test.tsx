import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { CurrencyName } from './currency.tsx';

afterEach(cleanup);

it.each([
  ['en', 'coin', ['coins', 'coin', 'coins', 'coins', 'coins', 'coins', 'coin']],
  ['en', 'point', ['points', 'point', 'points', 'points', 'points', 'points', 'point']],
  ['ar', 'coin', ['عملة', 'عملة', 'عملتان', 'عملات', 'عملة', 'عملة', 'عملة']],
  ['ar', 'point', ['نقطة', 'نقطة', 'نقطتان', 'نقاط', 'نقطة', 'نقطة', 'نقطة']],
  ['ckb', 'coin', ['کۆین', 'کۆین', 'کۆین', 'کۆین', 'کۆین', 'کۆین', 'کۆین']],
] as const)('agrees with its amount in %s, for a %s', async (language, currency, expected) => {
  const i18n = createI18n(language);
  await i18n.load(['common']);
  const nameOf = (amount: number) =>
    render(
      <I18nContext value={i18n}>
        <CurrencyName currency={currency} amount={amount} />
      </I18nContext>,
    ).container.textContent;
  expect([0, 1, 2, 3, 11, 100, -1].map(nameOf)).toEqual(expected);
});
