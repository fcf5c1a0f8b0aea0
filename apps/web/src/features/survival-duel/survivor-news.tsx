import type { MatchView } from '@trivia/contract/match.ts';
import { isOut, type Seated, seatsOf, tookPart } from '../../game/live/seats/seats.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** What a round did to the viewer's lives, in words; nothing where it cost none. */
function useLivesNews({ closedRounds }: MatchView, me: Seated | undefined): string | null {
  const { t } = useI18n();
  const closed = closedRounds.at(-1);
  if (!closed || !me || closed.verdict === 'right' || !tookPart(me, closed.number)) return null;
  if (closed.boosters.includes('shield')) return t('live.shielded');
  return t('live.lifeGone', { n: me.standing.lives ?? 0 });
}

/** Tells a screen reader, once a round is over, what it cost the viewer and who is out by it. */
export function SurvivorNews({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const seats = seatsOf(match);
  const mine = useLivesNews(
    match,
    seats.find(({ player }) => player.isMe),
  );
  const round = match.closedRounds.at(-1)?.number;
  const fallen = seats.filter(
    (seated) => !seated.player.isMe && isOut(seated) && seated.standing.roundsPlayed === round,
  );
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
