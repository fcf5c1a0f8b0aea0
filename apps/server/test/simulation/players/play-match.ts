/** Players' behaviour in a match, each in their own way. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import { touchMatch } from '../../../src/match/answers/presence.ts';
import { leaveMatch } from '../../../src/match/settlement/leave-match.ts';
import { continueMatch } from '../../../src/match/view/continue-match.ts';
import { aid, answer, choose, type Stage, viewerOf } from './answer-question.ts';
import type { Manner } from './manner.ts';
import type { Player } from './player.ts';

const PRESENCE_MS = 10_000;

/** Waits, and checks from time to time that nothing was missed. */
async function wait(player: Player, match: MatchView, untilMs: number): Promise<void> {
  const leftMs = Math.max(300, untilMs - player.timeline.nowMs() + player.chance.between(300, 1_500));
  if (await player.changes(Math.min(leftMs, PRESENCE_MS))) return;
  if (leftMs <= PRESENCE_MS) return await player.look(match.id);
  const seat = { matchId: match.id, playerId: player.id };
  const touched = await player.call('is here', (deps) => touchMatch(deps, seat));
  const isNews =
    touched.kind === 'refused' || (touched.kind === 'reply' && touched.value.version > match.version);
  if (isNews) await player.look(match.id);
}

async function playRound(player: Player, manner: Manner, stage: Stage, match: MatchView): Promise<void> {
  const { timeline, chance } = player;
  const { round } = match;
  if (!round) return;
  const closesAtMs = round.closesAtMs ?? Number.POSITIVE_INFINITY;
  if (round.myOptionId !== null || timeline.nowMs() > closesAtMs)
    return await wait(player, match, closesAtMs);
  const isLate = round.closesAtMs !== null && chance.happens(manner.dithers);
  const atMs = isLate
    ? closesAtMs + chance.between(-700, 300)
    : round.opensAtMs + chance.between(-100, manner.slowestMs);
  await timeline.sleep(atMs - timeline.nowMs());
  if (chance.happens(manner.staysAway)) return await wait(player, match, closesAtMs);
  if (chance.happens(manner.usesBooster)) await aid(player, match, round);
  const now = player.view;
  if (now?.round?.number !== round.number || now.round.myOptionId !== null) return;
  const optionId = choose(player, manner, stage, now);
  const isHurried = chance.happens(manner.hurries);
  const other = isHurried ? choose(player, manner, stage, now) : '';
  if (isHurried) void answer(player, stage, now, other);
  await answer(player, stage, now, optionId);
}

async function playReveal(player: Player, match: MatchView): Promise<void> {
  if (match.mode === 'multi') return await wait(player, match, match.nextRoundAtMs ?? 0);
  await player.timeline.sleep(player.chance.between(100, 900));
  const viewer = viewerOf(player, match.id);
  const round = match.closedRounds.length;
  const told = await player.call('goes on', (deps) => continueMatch(deps, { ...viewer, round }));
  if (told.kind === 'reply') player.take(told.value);
}

async function leave(player: Player, match: MatchView): Promise<void> {
  const left = await player.call('leaves', (deps) => leaveMatch(deps, viewerOf(player, match.id)));
  if (left.kind === 'reply') player.take(left.value);
}

const mine = ({ id, view }: Player) => view?.players.find((one) => one.id === id);

/** Plays a match from the first look to its end, or until the player has left. */
export async function playMatch(
  player: Player,
  manner: Manner,
  stage: Stage,
  matchId: string,
): Promise<void> {
  while (player.view?.id !== matchId) await player.look(matchId);
  while (player.view && player.view.phase !== 'over' && mine(player)?.status !== 'left') {
    const match = player.view;
    const isForEver = match.roundSeconds === null && manner.staysAway > 0;
    const hasSeenEnough = stage.isCalm() && (isForEver || !manner.hasPatience);
    if (hasSeenEnough || player.chance.happens(manner.leaves)) {
      await leave(player, match);
    } else if (match.phase === 'round') await playRound(player, manner, stage, match);
    else await playReveal(player, match);
  }
}
