import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useVerdict } from '../../reveal/use-verdict.ts';
import { seatsOf } from '../seats/seats.ts';

const theirs = { right: 'live.saidRight', wrong: 'live.saidWrong', none: 'live.saidNone' } as const;

/** Verdict of a round, with the opponent's verdict and the score in a match of two. */
export function useLiveVerdict(match: MatchView, closed: ClosedRoundView, isWatched: boolean): string {
  const { t } = useI18n();
  const mine = useVerdict(closed, isWatched);
  const [me, rival, ...others] = seatsOf(match);
  const answer = closed.answers.find(({ playerId }) => playerId === rival?.player.id);
  if (!me || !rival || !answer || others.length > 0) return mine;
  const said = t(theirs[answer.verdict], { name: isolate(rival.player.name) });
  if (match.type !== 'headtohead') return `${mine} ${said}`;
  const score = t('live.saidScore', { n: me.standing.rightAnswers, other: rival.standing.rightAnswers });
  return `${mine} ${said} ${score}`;
}
