import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { User } from '@trivia/contract/account/user.ts';
import type { Invitation } from '@trivia/contract/play/invitations.ts';
import type { QueueView } from '@trivia/contract/play/queue.ts';
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { sampleUser } from '../player/sample-user.ts';
import { useUserStore } from '../player/user-store.ts';

/** The signed-in player. */
export const zana: User = { ...sampleUser, coin: 100, point: 0 };
export const zanaWithPlus: User = { ...zana, hasSubscription: true };

export const anOffer = (given: Partial<StakesOffer> = {}): StakesOffer => ({
  id: 'free',
  entryCoins: 0,
  coinsPerAnswer: 0,
  wagers: [],
  rewards: { pointsPerRight: null, pointsForAllRight: 0, pointsForWin: 10, hasPot: true },
  rounds: 5,
  seconds: 15,
  lives: null,
  minPlayers: 2,
  maxPlayers: 2,
  mayPlay: true,
  refusal: null,
  playsLeft: null,
  playsReturnAtMs: null,
  unfinishedMatchId: null,
  nextSeedHash: null,
  ...given,
});

export const anInvitation = (given: Partial<Invitation> = {}): Invitation => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  type: 'headtohead',
  plan: 'free',
  rematch: false,
  requester: { id: '00000000-0000-4000-8000-0000000000bb', name: 'Dilan', image: '/favicon.svg' },
  status: 'open',
  matchId: null,
  honour: null,
  code: null,
  expiresAtMs: Date.now() + 59_000,
  ...given,
});

export const aQueueView = (given: Partial<QueueView> = {}): QueueView => ({
  status: 'waiting',
  matchId: null,
  joinedAtMs: Date.now(),
  botAtMs: Date.now() + 15_000,
  serverTimeMs: Date.now(),
  ...given,
});

export interface Call {
  readonly call: string;
  readonly body: unknown;
}

/** Replies by method and path, with or without its query. A number is an error status; an error body has a code. */
export type Server = Record<string, object | number>;

function answerOf(answer: object | number | undefined): Response {
  if (typeof answer === 'number') return new Response(null, { status: answer });
  if (answer === undefined) return new Response('{}', { status: 500 });
  return new Response(JSON.stringify(answer), {
    status: 'code' in answer && 'message' in answer ? 409 : 200,
  });
}

/** Renders a screen at its address with a fake server, whose replies may change meanwhile. */
export async function showAt(path: string, screen: ReactNode, server: Server, user = zana) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${url.split('?')[0]}`;
    calls.push({ call, body: body ? JSON.parse(String(body)) : null });
    return answerOf(server[`${method} ${url}`] ?? server[call]);
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  useUserStore.setState({ user });
  const i18n = createI18n('en');
  await i18n.load([
    'common',
    'game',
    'match',
    'stakes',
    'find',
    'waiting',
    'boosters',
    'lobby',
    'modes',
    'player',
  ]);
  const [pathname = '', searchPath = ''] = path.split('?');
  const place = memoryLocation({ path: pathname, searchPath, record: true });
  const shown = render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Router hook={place.hook} searchHook={place.searchHook}>
          {screen}
        </Router>
      </QueryClientProvider>
    </I18nContext>,
  );
  const made = (call: string) => calls.filter((one) => one.call === call);
  return { ...shown, calls, made, place };
}
