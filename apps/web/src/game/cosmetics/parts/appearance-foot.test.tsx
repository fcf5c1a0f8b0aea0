import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { sampleUser } from '../../player/sample-user.ts';
import { useUserStore } from '../../player/user-store.ts';
import { aCosmetic } from '../cosmetics.testing.ts';
import { bareLook } from '../draft/appearance.ts';
import { useAppearanceDraft } from '../draft/use-appearance-draft.ts';
import { AppearanceFoot } from './appearance-foot.tsx';

const sun = aCosmetic({ id: 'frame-sun', name: 'Sun', isOwned: false });
const unsold = { price: { coins: null, points: null }, isOwned: false };

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}
let sent: Sent[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit = {}) => {
    sent.push({ path, body: JSON.parse(String(body)), key: new Headers(headers).get('idempotency-key') });
    const reply = path.endsWith('/purchase')
      ? { ...sun, isOwned: true }
      : {
          appearance: { ...bareLook, frame: 'frame-sun' },
          seed: 'x',
          avatarUrl: '',
          frame: null,
          picture: null,
        };
    return new Response(JSON.stringify(reply));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useUserStore.setState({ user: null });
});

function Tried({ cosmetic, id }: { readonly cosmetic: CosmeticView; readonly id: string | null }) {
  const cosmetics = [cosmetic];
  const draft = useAppearanceDraft(bareLook, cosmetics, { ...bareLook, frame: id });
  return <AppearanceFoot saved={bareLook} draft={draft} cosmetics={cosmetics} />;
}

async function show(
  cosmetic: CosmeticView,
  { coin = 0, point = 0, hasSubscription = false, id = cosmetic.id as string | null } = {},
): Promise<void> {
  useUserStore.setState({ user: { ...sampleUser, coin, point, hasSubscription } });
  const i18n = createI18n('en');
  await i18n.load(['common', 'appearance']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Tried cosmetic={cosmetic} id={id} />
      </QueryClientProvider>
    </I18nContext>,
  );
}

it('buys a tried-on cosmetic, and saves it by the same press', async () => {
  await show(sun, { coin: 100, point: 160 });
  expect(screen.getByText('20 coins left')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Buy Sun for 160 points' })).toBeTruthy();
  screen.getByRole('button', { name: 'Buy Sun for 80 coins' }).click();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    {
      path: '/api/store/accessories/frame-sun/purchase',
      body: { currency: 'coin' },
      key: expect.any(String),
    },
    { path: '/api/user/appearance', body: { ...bareLook, frame: 'frame-sun' }, key: null },
  ]);
});

it('links to the store’s coins if the balances are too low', async () => {
  await show(sun, { coin: 79, point: 159 });
  expect(screen.getByText('Not enough coins')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get coins' }).getAttribute('href')).toBe('/store?tab=purchase');
  expect(screen.getByRole('button', { name: /160 points/ }).hasAttribute('disabled')).toBe(true);
});

it('shows the tier or plan that grants an unsold cosmetic', async () => {
  await show(aCosmetic({ ...unsold, tier: 'expert' }));
  expect(screen.getByText('Win 5,000 points in games to reach Expert, and it’s yours')).toBeTruthy();
  cleanup();
  await show(aCosmetic({ ...unsold, needsPlus: true, endsWithPlus: true }));
  expect(screen.getByText('Yours for as long as you have Zana Plus')).toBeTruthy();
  cleanup();
  await show(aCosmetic({ ...unsold, needsPlus: true }));
  expect(screen.getByRole('link', { name: 'Get Zana Plus' })).toBeTruthy();
  cleanup();
  await show(aCosmetic({ ...unsold, needsPlus: true }), { hasSubscription: true });
  expect(screen.getByRole('button', { name: 'Take it' })).toBeTruthy();
});

it('saves owned cosmetics after a change', async () => {
  await show(aCosmetic({ id: 'frame-sun' }), { id: null });
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  cleanup();
  await show(aCosmetic({ id: 'frame-sun' }));
  screen.getByRole('button', { name: 'Save' }).click();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ path: '/api/user/appearance', body: { frame: 'frame-sun' } });
});
