import type { MatchResultView, MatchView } from '@trivia/contract/play/match.ts';
import type { I18n } from '../../lib/i18n/i18n.ts';

/** Title of a result without a right answer: all wrong, or all too late. */
export const noneRightTitle = ({ closedRounds }: Pick<MatchView, 'closedRounds'>) =>
  closedRounds.some(({ verdict }) => verdict === 'wrong') ? 'result.allNew' : 'result.timeRanOut';

/** Title of a result by its number of right answers; friendly, and never blaming. */
export function resultTitle({ t }: Pick<I18n, 't'>, match: MatchView, result: MatchResultView): string {
  const { isForfeit, rightAnswers } = result;
  if (isForfeit) return t('result.forfeit');
  if (rightAnswers === 0) return t(noneRightTitle(match));
  if (rightAnswers === match.roundCount) return t('result.perfect');
  return rightAnswers * 2 > match.roundCount ? t('result.great') : t('result.some', { n: rightAnswers });
}

const squares = { right: '🟩', wrong: '🟥', none: '⬜' } as const;

/** Text for sharing a result, without its questions. */
export function shareText(i18n: I18n, match: MatchView, result: MatchResultView, firstCount: number): string {
  const sentence =
    result.place !== null
      ? i18n.t('result.sharePlace', { n: result.place, count: firstCount })
      : i18n.t('result.shareText', { right: result.rightAnswers, total: match.roundCount });
  return `${sentence}\n${match.closedRounds.map(({ verdict }) => squares[verdict]).join('')}`;
}
