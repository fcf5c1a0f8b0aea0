import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmCodeRoute, sendCodeRoute } from '@trivia/contract/billing/checkout.ts';
import { findOperator } from '@trivia/contract/billing/operators.ts';
import { type Language, languages } from '@trivia/contract/languages.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import { SubscribeScreen } from '../number/subscribe-screen.tsx';
import { saveCheckout } from '../saved-checkout.ts';
import { CodeScreen } from './code-screen.tsx';

const locales = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../../../packages/contract/src/locales/*.json',
  { import: 'default', eager: true },
);
const sentenceOf = (code: string, language: Language): string => {
  const [texts] = Object.entries(locales).filter(([path]) => path.endsWith(`/${language}.json`));
  const text = texts?.[1][`error.${code}`];
  if (!text) throw new Error(`${code} has no sentence in ${language}.`);
  return text;
};

const nameIn = (language: Language): string => findOperator('tigris')?.name[language] ?? '';

/** Error codes with sentences of the page's own. */
const states: Readonly<Record<string, MessageKey>> = {
  CHECKOUT_PROCESSING: 'operator.moment',
  BALANCE_TOO_LOW: 'operator.lowBalance',
  PAYMENT_DENIED: 'operator.denied',
  SPENDING_LIMIT_REACHED: 'operator.limitReached',
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const nowMs = Date.now();
  saveCheckout({
    operator: 'tigris',
    number: '+9647701234567',
    purpose: 'sign_in',
    checkout: {
      checkoutToken: 't'.repeat(32),
      codeDigits: 4,
      expiresAtMs: nowMs + 300_000,
      resendAfterMs: nowMs + 60_000,
      priceIqd: 300,
      shortcode: '2115',
      stopKeyword: '0',
      consent: { version: '1', text: 'consent' },
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders a page of the operator, with every call refused by the same error. */
async function showRefused(path: string, code: string, language: Language) {
  const body = JSON.stringify({ code, message: sentenceOf(code, language) });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 422 }));
  const i18n = createI18n(language);
  await i18n.load(['common', 'operator', 'price']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Router hook={memoryLocation({ path }).hook}>
          <Route path="/store/iraq/:operator/subscribe" component={SubscribeScreen} />
          <Route path="/store/iraq/:operator/subscribe-otp" component={CodeScreen} />
        </Router>
      </QueryClientProvider>
    </I18nContext>,
  );
  return i18n;
}

const expectText = (sentence: string) => waitFor(() => expect(document.body.textContent).toContain(sentence));

describe.each(languages)('in %s', (language) => {
  it.each(confirmCodeRoute.errors)('the page of the code shows the reason of %s', async (code) => {
    const { t } = await showRefused('/store/iraq/tigris/subscribe-otp', code, language);
    await userEvent.type(screen.getByRole('textbox'), '1234');
    await userEvent.click(screen.getByRole('button', { name: t('operator.signIn') }));
    const state = states[code];
    await expectText(state ? t(state, { operator: nameIn(language) }) : sentenceOf(code, language));
  });

  it.each(sendCodeRoute.errors)('the page of the number shows the reason of %s', async (code) => {
    const { t } = await showRefused('/store/iraq/tigris/subscribe', code, language);
    await userEvent.type(screen.getByRole('textbox'), '07701234567');
    await userEvent.click(screen.getByRole('button', { name: t('operator.sendCode') }));
    await expectText(sentenceOf(code, language));
  });
});
