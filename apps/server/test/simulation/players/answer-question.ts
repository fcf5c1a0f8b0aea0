/** Players' reactions to a question. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { OpenRoundView } from '@trivia/contract/play/rounds.ts';
import { boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import { useBooster } from '../../../src/features/boosters/use-booster.ts';
import { submitAnswer } from '../../../src/match/answers/submit-answer.ts';
import type { Habits } from './habits.ts';
import type { Player } from './player.ts';

export interface Stage {
  /** Returns the right option, which players can't see. */
  rightOption(matchId: string, round: number): string | undefined;
  isCalm(): boolean;
  proveKept(playerId: string, matchId: string, round: number, optionId: string): Promise<void>;
}

export const viewerOf = ({ id, language }: Player, matchId: string) => ({ matchId, playerId: id, language });

export function choose(player: Player, habits: Habits, stage: Stage, match: MatchView): string {
  const { round } = match;
  if (!round) return '';
  const open = round.question.options
    .map(({ id }) => id)
    .filter((id) => !round.removedOptionIds.includes(id));
  const right = stage.rightOption(match.id, round.number) ?? '';
  const wrong = open.filter((id) => id !== right);
  const [first = right, ...rest] = wrong;
  return player.chance.happens(habits.rightPercent) ? right : player.chance.pick([first, ...rest]);
}

export async function answer(
  player: Player,
  stage: Stage,
  match: MatchView,
  optionId: string,
): Promise<void> {
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
  const { match: reply, mayTryAgain } = answered.value;
  if (!mayTryAgain) player.acknowledged.push({ matchId: match.id, round, optionId });
  if (reply) player.take(reply);
  const { view } = player;
  if (mayTryAgain || view?.round?.number !== round || view.id !== match.id) return;
  player.view = { ...view, round: { ...view.round, myOptionId: optionId } };
}

export async function aid(player: Player, match: MatchView, round: OpenRoundView): Promise<void> {
  const type = player.chance.pick(boosterIds);
  const use = { ...viewerOf(player, match.id), round: round.number, type };
  const used = await player.call(`uses ${type}`, (deps) => useBooster(deps, use));
  if (used.kind === 'reply') player.take(used.value.match);
}
