/** How players behave in a match, each in their own way. */
import type { MatchView, OpenRoundView } from '@trivia/contract/match.ts';
import { boosterIds } from '@trivia/rules/boosters.ts';
import { useBooster } from '../features/boosters/use-booster.ts';
import { continueMatch } from '../features/play/continue-match.ts';
import { leaveMatch } from '../features/play/leave-match.ts';
import { submitAnswer } from '../features/play/submit-answer.ts';
import { touchMatch } from '../features/play/touch-match.ts';
import type { Player } from './player.ts';

/** What a player is like. */
export interface Manner {
  /** How often they know the answer, in percent. */
  readonly skill: number;
  readonly slowestMs: number;
  /** How often they do so before a question; percent. */
  readonly leaves: number;
  readonly staysAway: number;
  /** Answers at the very last moment. */
  readonly dithers: number;
  /** Plays on to the end, however long it takes, where others leave when they have seen enough. */
  readonly hasPatience: boolean;
  readonly usesBooster: number;
  /** Sends two answers at once. */
  readonly hurries: number;
}

export interface Stage {
  /** The right option, looked up behind the players' backs. */
  rightOption(matchId: string, round: number): string | undefined;
  isCalm(): boolean;
  proveKept(playerId: string, matchId: string, round: number, optionId: string): Promise<void>;
}

const PRESENCE_MS = 10_000;
const viewerOf = ({ id, language }: Player, matchId: string) => ({ matchId, playerId: id, language });

function choose(player: Player, manner: Manner, stage: Stage, match: MatchView): string {
  const { round } = match;
  if (!round) return '';
  const open = round.question.options
    .map(({ id }) => id)
    .filter((id) => !round.removedOptionIds.includes(id));
  const right = stage.rightOption(match.id, round.number) ?? '';
  const wrong = open.filter((id) => id !== right);
  const [first = right, ...rest] = wrong;
  return player.chance.happens(manner.skill) ? right : player.chance.pick([first, ...rest]);
}

async function answer(player: Player, stage: Stage, match: MatchView, optionId: string): Promise<void> {
  const round = match.round?.number ?? 0;
  const answered = await player.call(
    `answers round ${round}`,
    (deps) => {
      const arrivedAtMs = deps.clock.nowMs();
      return submitAnswer(deps, { ...viewerOf(player, match.id), round, optionId, arrivedAtMs });
    },
    async ({ mayTryAgain }) => {
      if (!mayTryAgain) await stage.proveKept(player.id, match.id, round, optionId);
    },
  );
  if (answered.kind === 'refused') await player.look(match.id);
  if (answered.kind !== 'reply') return;
  const { match: told, mayTryAgain } = answered.value;
  if (!mayTryAgain) player.acknowledged.push({ matchId: match.id, round, optionId });
  if (told) player.take(told);
  const { view } = player;
  if (mayTryAgain || view?.round?.number !== round || view.id !== match.id) return;
  player.view = { ...view, round: { ...view.round, myOptionId: optionId } };
}

async function aid(player: Player, match: MatchView, round: OpenRoundView): Promise<void> {
  const type = player.chance.pick(boosterIds);
  const use = { ...viewerOf(player, match.id), round: round.number, type };
  const used = await player.call(`uses ${type}`, (deps) => useBooster(deps, use));
  if (used.kind === 'reply') player.take(used.value.match);
}

/** Waits, and makes sure from time to time that nothing was missed. */
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

/** A match from its first look to its end, or until the player has left. */
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
