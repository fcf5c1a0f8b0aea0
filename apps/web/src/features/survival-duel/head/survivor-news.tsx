import type { MatchView } from '@trivia/contract/play/match.ts';
import { type Seated, seatsOf, tookPart } from '../../../game/live/seats/seats.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { fallenIn } from './duel-round.ts';

/** Change of the viewer's lives in a round, in words; null without one. */
function useLivesNews({ closedRounds }: MatchView, me: Seated | undefined): string | null {
  const { t } = useI18n();
  const closed = closedRounds.at(-1);
  if (!closed || !me || closed.verdict === 'right' || !tookPart(me, closed.number)) return null;
  if (closed.boosters.includes('shield')) return t('live.shielded');
  return t('live.lifeGone', { n: me.standing.lives ?? 0 });
}

/** Announces to screen readers, after a round, the viewer's lost life and the players who are out. */
export function SurvivorNews({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const seats = seatsOf(match);
  const mine = useLivesNews(
    match,
    seats.find(({ player }) => player.isMe),
  );
  const fallen = fallenIn(match, seats).filter(({ player }) => !player.isMe);
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
