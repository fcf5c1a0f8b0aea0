/** Plays whole matches by calls alone, as quickly as the rules allow. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchView } from '../../packages/contract/src/play/match.ts';
import type { BenchClient } from './bench-client.ts';
import { DUEL } from './duellist.ts';

const DAILY = { type: 'daily', mode: 'solo' } as const;
const ASK_EVERY_MS = 1_000;
/** Thinking time after the opening, so that no answer is too early. */
const THOUGHT_MS = 100;

async function call<T>(client: BenchClient, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const { status, text } = await client.call(method, path, body, randomUUID());
  if (status >= 400) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text);
}

const untilMs = (atMs: number): Promise<void> => sleep(Math.max(0, atMs - Date.now()));

/** Answers the open round. Returns the match in the reply; null before the round is closed. */
async function answer(client: BenchClient, { id, round }: MatchView): Promise<MatchView | null> {
  if (!round) throw new Error('No round is open');
  await untilMs(round.opensAtMs + THOUGHT_MS);
  const body = { round: round.number, optionId: round.question.options[0]?.id };
  const { match } = await call<{ match: MatchView | null }>(
    client,
    'POST',
    `/play/matches/${id}/answers`,
    body,
  );
  return match;
}

export async function playDaily(client: BenchClient): Promise<void> {
  let match = await call<MatchView>(client, 'POST', '/play/matches', DAILY);
  while (match.phase !== 'over') {
    const path = `/play/matches/${match.id}`;
    match = (await answer(client, match)) ?? (await call<MatchView>(client, 'GET', path));
    if (match.phase !== 'reveal') continue;
    match = await call<MatchView>(client, 'POST', `${path}/continue`, { round: match.closedRounds.length });
  }
}

async function findMatch(client: BenchClient): Promise<string> {
  for (;;) {
    const { matchId } = await call<{ matchId: string | null }>(client, 'POST', '/play/queue', DUEL);
    if (matchId) return matchId;
    await sleep(ASK_EVERY_MS);
  }
}

/** Plays against the opponent of the queue; polls for the next round in place of a socket. */
export async function playDuel(client: BenchClient): Promise<void> {
  const path = `/play/matches/${await findMatch(client)}`;
  for (;;) {
    const match = await call<MatchView>(client, 'GET', path);
    if (match.phase === 'over') return;
    if (match.round && match.round.myOptionId === null) await answer(client, match);
    else await untilMs(Math.max(Date.now() + ASK_EVERY_MS, match.nextRoundAtMs ?? 0));
  }
}
