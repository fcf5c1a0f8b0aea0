/** A whole 1v1 match whose players follow its events, as the app does, instead of polling. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchView } from '../../packages/contract/src/play/match.ts';
import { type BenchClient, readData } from './bench-client.ts';
import { DUEL } from './duellist.ts';

const ASK_EVERY_MS = 1_000;
/** Thinking time after the opening, so that no answer is too early. */
const THOUGHT_MS = 100;

interface Opened {
  readonly round: number;
  readonly opensAtMs: number;
  readonly optionId: string | undefined;
}

interface OpenedEvent {
  readonly round: number;
  readonly opensAtMs: number;
  readonly question: { readonly en: { readonly options: readonly { readonly id: string }[] } };
}

async function read<T>(client: BenchClient, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const { status, text } = await client.call(method, path, body, randomUUID());
  if (status >= 400) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text);
}

async function findMatch(client: BenchClient): Promise<string> {
  for (;;) {
    const { matchId } = await read<{ matchId: string | null }>(client, 'POST', '/play/queue', DUEL);
    if (matchId) return matchId;
    await sleep(ASK_EVERY_MS);
  }
}

/** Plays against the opponent of the queue, and fetches the result once. Rejects after a refused call. */
export async function playDuelByEvents(client: BenchClient, key: string): Promise<void> {
  const path = `/play/matches/${await findMatch(client)}`;
  const answered = new Set<number>();
  /** Replies to answers, which may arrive after the events that they caused. */
  const replies: Promise<void>[] = [];
  const answer = async ({ round, opensAtMs, optionId }: Opened): Promise<void> => {
    if (answered.has(round)) return;
    answered.add(round);
    await sleep(Math.max(0, opensAtMs + THOUGHT_MS - Date.now()));
    await read(client, 'POST', `${path}/answers`, { round, optionId });
  };
  const over = new Promise<void>((resolve, reject) => {
    client.onMessage = (message) => {
      if (message.event === 'match.finished') resolve();
      if (message.event !== 'round.opened') return;
      const { round, opensAtMs, question } = readData<OpenedEvent>(message);
      const reply = answer({ round, opensAtMs, optionId: question.en.options[0]?.id });
      replies.push(reply);
      reply.catch(reject);
    };
  });
  const channel = `presence-match.${path.split('/').at(-1)}`;
  await client.listen(key, channel);
  const match = await read<MatchView>(client, 'GET', path);
  const open = match.round;
  if (open)
    await answer({
      round: open.number,
      opensAtMs: open.opensAtMs,
      optionId: open.question.options[0]?.id,
    });
  await over;
  await Promise.all(replies);
  await read(client, 'GET', path);
}
