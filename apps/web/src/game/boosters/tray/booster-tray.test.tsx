import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Booster } from '@trivia/contract/play/boosters.ts';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, type I18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { useDialogs } from '../../dialogs.ts';
import { aLiveMatch } from '../../live/live-match.testing.ts';
import { openRound } from '../../match/match.testing.ts';
import { BoosterTray } from './booster-tray.tsx';
import { LazyBoosterTray } from './lazy-boosters.tsx';

const said = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: said }));

const booster = (type: Booster['type'], quantity: number): Booster => ({
  type,
  quantity,
  is_disabled: false,
  price: { coins: 30, points: 60 },
  needs_plus: false,
});

const inRound = (number: number, usedBoosters: readonly Booster['type'][] = []) =>
  aLiveMatch({
    match: {
      version: number,
      round: openRound(number, Date.now() - 1000),
      usedBoosters: [...usedBoosters],
    },
  });

let stock: Booster[];
let calls: string[];
/** Uses that are refused because the question isn't open yet. */
let earlyUses: number;
let client: QueryClient;
let i18n: I18n;

beforeEach(async () => {
  i18n = createI18n('en');
  await i18n.load(['boosters']);
  stock = [booster('fifty_fifty', 1), booster('extra_time', 0)];
  calls = [];
  earlyUses = 0;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  said.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${path.split('?')[0]}`);
    if (method === 'GET') return new Response(JSON.stringify({ data: stock }));
    if (earlyUses > 0) {
      earlyUses -= 1;
      return new Response(JSON.stringify({ code: 'ROUND_NOT_OPEN', message: '' }), { status: 409 });
    }
    const used = { booster: booster('fifty_fifty', 0), match: inRound(1, ['fifty_fifty']) };
    return new Response(JSON.stringify(used));
  });
});
afterEach(() => {
  cleanup();
  useDialogs.setState({ open: null });
  vi.unstubAllGlobals();
});

const inApp = (children: ReactNode) => (
  <I18nContext value={i18n}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </I18nContext>
);
const show = (match = inRound(1), hasSelected = false) =>
  render(inApp(<BoosterTray match={match} isBlocked={hasSelected} hasSelected={{ current: hasSelected }} />));
const chip = (name: RegExp) => screen.findByRole('button', { name });
const requestCount = () => calls.filter((call) => call === 'GET /api/play/boosters').length;

it('fetches the boosters once per match, and updates them after each use', async () => {
  const { unmount } = show();
  await userEvent.click(await chip(/^Fifty-fifty: 1 left/));
  await chip(/^Fifty-fifty: none left/);
  unmount();
  show(inRound(2, ['fifty_fifty']));
  await chip(/^Fifty-fifty: used/);
  expect(requestCount()).toBe(1);
});

it('uses a booster that is pressed while the question still opens on the server', async () => {
  earlyUses = 1;
  show();
  await userEvent.click(await chip(/^Fifty-fifty: 1 left/));
  const uses = () => calls.filter((call) => call.startsWith('POST'));
  await vi.waitFor(() => expect(uses()).toHaveLength(2), { timeout: 5000 });
  await chip(/^Fifty-fifty: none left/);
  expect(requestCount()).toBe(1);
});

it('refetches after a purchase, and for another match', async () => {
  const { unmount } = show();
  await chip(/^Extra time: none left/);
  stock = [booster('extra_time', 1)];
  await act(() => client.invalidateQueries({ queryKey: ['boosters'] }));
  await chip(/^Extra time: 1 left/);
  unmount();
  show({ ...inRound(1), id: '00000000-0000-4000-8000-000000000002' });
  await chip(/^Extra time: 1 left/);
  expect(requestCount()).toBe(3);
});

it('shows why none may be used after an answer is selected, even by keyboard', async () => {
  show(inRound(1), true);
  const button = await chip(/^Fifty-fifty/);
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(said.mock.calls).toEqual([['info', "You can't use boosters after you select an answer"]]);
  expect(calls).toEqual(['GET /api/play/boosters']);
});

it('refuses a booster that is pressed before the tray shows the selection', async () => {
  const match = inRound(1);
  function Question() {
    const [hasSelected, setSelected] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setSelected(true)}>
          Select
        </button>
        <LazyBoosterTray match={match} hasSelected={hasSelected} />
      </>
    );
  }
  render(inApp(<Question />));
  const button = await chip(/^Fifty-fifty/);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(() => screen.getByText('Select').click());
  expect(button.ariaDisabled).toBe('false');
  button.click();
  expect(said.mock.calls).toEqual([['info', "You can't use boosters after you select an answer"]]);
  expect(calls).toEqual(['GET /api/play/boosters']);
});

it('sells a booster of which none is left', async () => {
  show();
  await userEvent.click(await chip(/^Extra time: none left/));
  expect(useDialogs.getState().open).toMatchObject({ name: 'boosters', props: { only: 'extra_time' } });
});

it('stays until the reveal has faded it out', async () => {
  const trayOf = (match: ReturnType<typeof inRound>) => inApp(<LazyBoosterTray match={match} hasSelected />);
  const { rerender } = render(trayOf(inRound(1)));
  await chip(/^Fifty-fifty: 1 left/);
  rerender(trayOf({ ...inRound(1), phase: 'reveal', round: null }));
  await chip(/^Fifty-fifty: 1 left/);
});
