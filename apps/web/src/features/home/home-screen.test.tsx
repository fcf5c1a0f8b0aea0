import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { sampleDaily } from '../../game/queries/daily.testing.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { createKeyI18n } from '../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../lib/i18n/i18n.ts';
import { store } from '../../lib/storage.ts';
import { HomeScreen } from './home-screen.tsx';

/** Time without a render after which the screen counts as quiet, and the longest wait for that on a busy machine. */
const QUIET_MS = 300;
const QUIET_WITHIN_MS = 10_000;

const challenge = sampleDaily({ nextAtMs: Date.now() + 3_600_000 });

const bonus = {
  status: 'plus_only',
  coins: 50,
  daysInRow: 0,
  week: [{ coins: 50, state: 'open' }],
  nextAtMs: challenge.nextAtMs,
};

const othersThanDaily = (path: string) => Response.json(path.endsWith('/daily-bonus') ? bonus : { data: [] });

let renders: number;
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function openHome() {
  renders = 0;
  return render(
    <I18nContext value={createKeyI18n()}>
      <QueryClientProvider client={client}>
        <Profiler
          id="home"
          onRender={() => {
            renders += 1;
          }}
        >
          <HomeScreen />
        </Profiler>
      </QueryClientProvider>
    </I18nContext>,
  );
}

beforeAll(async () => {
  // Load the lazy parts before the tests, because they import much.
  await Promise.all([import('./lazy-parts.ts'), import('./viewport-parts.ts')]);
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  useUserStore.getState().merge(sampleUser);
  store('welcomed', sampleUser.id);
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});

it('does not re-render after it is shown', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/daily-challenge') ? Response.json(challenge) : othersThanDaily(path),
  );
  openHome();
  await screen.findByText('daily.today');
  await screen.findByText('home.plusTitle');
  await vi.waitFor(
    async () => {
      const before = renders;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      expect(renders).toBe(before);
    },
    { timeout: QUIET_WITHIN_MS },
  );
  expect(client.getQueryData(dailyQuery.queryKey)).toEqual(challenge);
});

it('shows that the challenge failed to load, and retries on demand', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.endsWith('/daily-challenge')) return othersThanDaily(path);
    return isDown
      ? Response.json({ code: 'SERVICE_UNAVAILABLE' }, { status: 503 })
      : Response.json(challenge);
  });
  openHome();
  const retry = await screen.findByText('ui.retry');
  isDown = false;
  retry.click();
  await screen.findByText('daily.today');
  expect(screen.queryByText('ui.retry')).toBeNull();
});
