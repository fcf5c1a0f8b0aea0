import type { MatchResultView, MatchView } from '@trivia/contract/match.ts';
import type { I18n } from '../../lib/i18n/i18n.ts';

/** Title of a result; each is friendly, and none blames the player. */
export function resultTitle({ isForfeit, rightAnswers }: MatchResultView, roundCount: number) {
  if (isForfeit) return 'result.forfeit';
  if (rightAnswers === roundCount) return 'result.perfect';
  if (rightAnswers * 2 > roundCount) return 'result.great';
  if (rightAnswers > 1) return 'result.good';
  return rightAnswers === 1 ? 'result.warm' : 'result.none';
}

const squares = { right: '🟩', wrong: '🟥', none: '⬜' } as const;

/** Text to share: the result, and nothing of the questions. */
export function shareText(i18n: I18n, match: MatchView, result: MatchResultView, firstCount: number): string {
  const sentence =
    result.place !== null
      ? i18n.t('result.sharePlace', { n: result.place, count: firstCount })
      : i18n.t('result.shareText', { right: result.rightAnswers, total: match.roundCount });
  return `${sentence}\n${match.closedRounds.map(({ verdict }) => squares[verdict]).join('')}`;
}
