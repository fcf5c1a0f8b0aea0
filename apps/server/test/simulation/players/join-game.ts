/** Ways to join a match: single-player start, queue and invitation. */
import type { LiveType } from '@trivia/contract/play/live-games.ts';
import { type StartPlayerMatch, startPlayerMatch } from '../../../src/features/lobby/start-player-match.ts';
import {
  acceptInvitation,
  lockInvitation,
} from '../../../src/features/matchmaking/invitations/answer-invitation.ts';
import { createInvitation } from '../../../src/features/matchmaking/invitations/create-invitation.ts';
import { joinQueue } from '../../../src/features/matchmaking/queue/join-queue.ts';
import { IdempotentCall } from '../../../src/http/idempotency/idempotent-call.ts';
import { getMatch } from '../../../src/match/view/get-match.ts';
import { listPlayerMatches } from '../../../src/match/view/list-player-matches.ts';
import type { Answer } from '../environment/network.ts';
import type { Player } from './player.ts';

const QUEUE_MS = 2_000;
const TRIES = 3;
const PAUSE_MS = 1_000;

export interface LiveGame {
  readonly type: LiveType;
  readonly mode: 'multi';
  readonly plan: string;
}

/** Repeats the start with one key until there is a reply. Undefined if refused. */
export async function startAlone(
  player: Player,
  body: StartPlayerMatch['body'],
): Promise<string | undefined> {
  const call = { playerId: player.id, key: `start-${player.id}`, call: 'POST /api/play/matches', body };
  for (;;) {
    const started = await player.call(`starts ${body.type}`, async (deps) => {
      const matchId = await startPlayerMatch(deps, {
        player: player.signedIn,
        body,
        once: new IdempotentCall(call),
      });
      return await getMatch(deps, { matchId, playerId: player.id, language: player.language });
    });
    if (started.kind === 'refused') return undefined;
    if (started.kind === 'lost') continue;
    player.take(started.value);
    return started.value.id;
  }
}

/** Polls the queue like the waiting screen. Undefined if refused. */
export async function waitInQueue(player: Player, game: LiveGame): Promise<string | undefined> {
  for (;;) {
    const body = { ...game, acceptsBot: true };
    const asked = await player.call('queues', (deps) => joinQueue(deps, { player: player.signedIn, body }));
    if (asked.kind === 'refused') return undefined;
    if (asked.kind === 'reply' && asked.value.matchId !== null) return asked.value.matchId;
    await player.timeline.sleep(QUEUE_MS);
  }
}

/** Retries a call without a reply, for a limited number of times. */
async function insist<T>({ timeline }: Player, call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  let answer = await call();
  for (let tries = 1; tries < TRIES && answer.kind === 'lost'; tries += 1) {
    await timeline.sleep(PAUSE_MS);
    answer = await call();
  }
  return answer;
}

/** Finds the player's live match; undefined also after repeated failures. */
async function findLive(player: Player): Promise<string | undefined> {
  const listed = await insist(player, () =>
    player.call('lists', (deps) => listPlayerMatches(deps, player.id)),
  );
  return listed.kind === 'reply' ? listed.value.data.find(({ mode }) => mode === 'multi')?.id : undefined;
}

async function inviteAndAccept(player: Player, other: Player, game: LiveGame): Promise<void> {
  const body = { ...game, playerId: other.id };
  const asked = await insist(player, () =>
    player.call('invites', (deps) => createInvitation(deps, { player: player.signedIn, body })),
  );
  if (asked.kind !== 'reply') return;
  const lock = lockInvitation(asked.value.id, other.id);
  await insist(other, () => other.call('accepts', (deps) => acceptInvitation(deps, other.signedIn, lock)));
}

/**
 * Lets all players invite the first one, who accepts all invitations, of which one succeeds. Then each searches the
 * unfinished matches, like a client that missed the acceptance. Undefined for a player without a match.
 */
export async function meet(players: readonly Player[], game: LiveGame): Promise<(string | undefined)[]> {
  const [first, ...others] = players;
  if (first) await Promise.all(others.map((other) => inviteAndAccept(other, first, game)));
  return await Promise.all(players.map(findLive));
}
