import type { MatchView } from '@trivia/contract/play/match.ts';
import { hasPlayedRound, type Seated, seatsOf } from '../../../game/live/seats/seats.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { eliminatedIn } from './duel-round.ts';

/** Change of the viewer's lives in a round, as text; null without one. */
function useLivesText({ closedRounds }: MatchView, me: Seated | undefined): string | null {
  const { t } = useI18n();
  const closed = closedRounds.at(-1);
  if (!closed || !me || closed.verdict === 'right' || !hasPlayedRound(me, closed.number)) return null;
  if (closed.boosters.includes('shield')) return t('live.shielded');
  return t('live.lifeGone', { n: me.standing.lives ?? 0 });
}

/** Announces the viewer's lost life and the eliminated players after a round. */
export function SurvivorAnnouncements({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const seats = seatsOf(match);
  const mine = useLivesText(
    match,
    seats.find(({ player }) => player.isMe),
  );
  const fallen = eliminatedIn(match, seats).filter(({ player }) => !player.isMe);
  return (
    <VisuallyHidden>
      <p role="status">
        {match.phase !== 'round' && (
          <>
            {mine}
            {fallen.map(({ player }) => (
              <span key={player.id}> {t('live.fallen', { name: isolate(player.name) })}</span>
            ))}
          </>
        )}
      </p>
    </VisuallyHidden>
  );
}
