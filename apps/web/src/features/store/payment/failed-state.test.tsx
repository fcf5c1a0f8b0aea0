import { cleanup, render, screen } from '@testing-library/react';
import { languages } from '@trivia/contract/languages.ts';
import { type Checkout, cardFailures } from '@trivia/contract/store/purchases.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { FailedState } from './failed-state.tsx';

afterEach(cleanup);

describe.each(languages)('in %s', (language) => {
  async function show(given: Partial<Checkout>) {
    const checkout = {
      payment_id: '3d9f4c0e-6f0a-4f6e-9b57-0d7f6f1c2a11',
      status: 'failed',
      url: null,
      benefit: { kind: 'coins', coins: 200 },
      failure: null,
      nothing_charged: false,
      ...given,
    } as Checkout;
    const i18n = createI18n(language);
    await i18n.load(['common', 'payment']);
    render(
      <I18nContext value={i18n}>
        <FailedState checkout={checkout} />
      </I18nContext>,
    );
    return i18n;
  }
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('has a different title for each refusal of a card', async () => {
    const titles = new Set<string | null>();
    for (const code of cardFailures) {
      await show({ failure: { code, message: code } } as Partial<Checkout>);
      titles.add(title());
      cleanup();
    }
    expect(titles.size).toBe(cardFailures.length);
    expect([...titles]).not.toContain('');
  });

  it.each([true, false])('says that nothing was charged only if that is certain: %s', async (isKnown) => {
    const { t } = await show({ nothing_charged: isKnown });
    expect(screen.queryByText(t('payment.nothingCharged')) !== null).toBe(isKnown);
  });
});
