import type { MatchView } from '@trivia/contract/play/match.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTimeText } from '../round/use-time-text.ts';
import type { Player } from './seats.ts';

/** Time of the player's answer during its reveal; null without one. */
function answerTimeOf({ round, closedRounds }: MatchView, id: string): number | null {
  const answer = round ? undefined : closedRounds.at(-1)?.answers.find(({ playerId }) => playerId === id);
  return answer && answer.verdict !== 'none' ? answer.elapsedMs : null;
}

/** Note about a player, beside the score. */
export function useSeatNote(match: MatchView, player: Player, isAway: boolean): string | null {
  const { t } = useI18n();
  const timeText = useTimeText();
  const timeMs = answerTimeOf(match, player.id);
  if (isAway) return t('live.away');
  if (timeMs !== null) return timeText(timeMs);
  return player.isBot ? t('live.bot') : null;
}
