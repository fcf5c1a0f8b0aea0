/** Behaviour of players in a match, by their habits. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import { continueMatch } from '../../../src/match/view/continue-match.ts';
import { leaveMatch } from '../../../src/match/view/leave-match.ts';
import { touchMatch } from '../../../src/match/view/touch-match.ts';
import { aid, answer, choose, type Stage, viewerOf } from './answer-question.ts';
import type { Habits } from './habits.ts';
import type { Player } from './player.ts';

const PRESENCE_MS = 10_000;

/** Waits, with regular polls for missed events. */
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

async function playRound(player: Player, habits: Habits, stage: Stage, match: MatchView): Promise<void> {
  const { timeline, chance } = player;
  const { round } = match;
  if (!round) return;
  const closesAtMs = round.closesAtMs ?? Number.POSITIVE_INFINITY;
  if (round.myOptionId !== null || timeline.nowMs() > closesAtMs)
    return await wait(player, match, closesAtMs);
  const isLate = round.closesAtMs !== null && chance.happens(habits.answersLatePercent);
  const atMs = isLate
    ? closesAtMs + chance.between(-700, 300)
    : round.opensAtMs + chance.between(-100, habits.slowestMs);
  await timeline.sleep(atMs - timeline.nowMs());
  if (chance.happens(habits.missesPercent)) return await wait(player, match, closesAtMs);
  if (chance.happens(habits.usesBoosterPercent)) await aid(player, match, round);
  const now = player.view;
  if (now?.round?.number !== round.number || now.round.myOptionId !== null) return;
  const optionId = choose(player, habits, stage, now);
  const isHurried = chance.happens(habits.answersTwicePercent);
  const other = isHurried ? choose(player, habits, stage, now) : '';
  if (isHurried) void answer(player, stage, now, other);
  await answer(player, stage, now, optionId);
}

async function playReveal(player: Player, match: MatchView): Promise<void> {
  if (match.mode === 'multi') return await wait(player, match, match.nextRoundAtMs ?? 0);
  await player.timeline.sleep(player.chance.between(100, 900));
  const viewer = viewerOf(player, match.id);
  const round = match.closedRounds.length;
  const reply = await player.call('goes on', (deps) => continueMatch(deps, { ...viewer, round }));
  if (reply.kind === 'reply') player.take(reply.value);
}

async function leave(player: Player, match: MatchView): Promise<void> {
  const left = await player.call('leaves', (deps) => leaveMatch(deps, viewerOf(player, match.id)));
  if (left.kind === 'reply') player.take(left.value);
}

const mine = ({ id, view }: Player) => view?.players.find((one) => one.id === id);

/** Plays a match to its end, or until the player leaves. */
export async function playMatch(
  player: Player,
  habits: Habits,
  stage: Stage,
  matchId: string,
): Promise<void> {
  while (player.view?.id !== matchId) await player.look(matchId);
  while (player.view && player.view.phase !== 'over' && mine(player)?.status !== 'left') {
    const match = player.view;
    const isForEver = match.roundSeconds === null && habits.missesPercent > 0;
    const hasSeenEnough = stage.isCalm() && (isForEver || !habits.playsToEnd);
    if (hasSeenEnough || player.chance.happens(habits.leaves)) {
      await leave(player, match);
    } else if (match.phase === 'round') await playRound(player, habits, stage, match);
    else await playReveal(player, match);
  }
}
