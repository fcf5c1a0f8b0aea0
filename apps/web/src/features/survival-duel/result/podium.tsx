import type { MatchView } from '@trivia/contract/play/match.ts';
import { Mascot } from '../../../game/art/mascot.tsx';
import { PlayerFace } from '../../../game/live/faces/player-face.tsx';
import { byRank, isOut, type Seated, seatsOf } from '../../../game/live/seats/seats.ts';
import { Crown } from '../../../game/result/celebration/crown.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './podium.module.css';

/** Greatest number of winners with large faces. */
const LARGE = 2;
/** Greatest number of others with large faces. */
const FEW = 4;

/** A single winner, who leaves room for the mascot. */
export const hasMascotBeside = (match: MatchView): boolean => winnersOf(match).length === 1;

function winnersOf(match: MatchView): readonly Seated[] {
  const seats = byRank(seatsOf(match));
  const standing = seats.filter((seated) => !isOut(seated));
  if (match.result?.isCancelled) return [];
  return standing.length > 0 ? standing : seats.slice(0, 1);
}

function Winner({ player }: Pick<Seated, 'player'>) {
  const { t } = useI18n();
  return (
    <li className={styles.winner} data-me={player.isMe}>
      <Crown />
      <PlayerFace player={player} size="l" expression="win" />
      <bdi className={styles.name}>{player.isMe ? t('live.you') : player.name}</bdi>
    </li>
  );
}

/** Ranking with crowned winners; the others follow, the last eliminated first. */
export function Podium({ match }: { readonly match: MatchView }) {
  const { t, formatNumber } = useI18n();
  const winners = winnersOf(match);
  const others = byRank(seatsOf(match)).slice(winners.length);
  return (
    <div className={styles.podium} data-many={others.length > FEW}>
      {winners.length > 0 && (
        <ul className={styles.winners} data-many={winners.length > LARGE}>
          {winners.map(({ player }) => (
            <Winner key={player.id} player={player} />
          ))}
        </ul>
      )}
      {winners.length === 1 && (
        <Mascot
          className={styles.mascot}
          pose={match.result?.outcome === 'lost' ? 'consoling' : 'cheering'}
          looks="start"
          isFirst
        />
      )}
      <ol className={styles.others} start={winners.length + 1}>
        {others.map((seated, index) => (
          <li key={seated.player.id} className={styles.other} data-me={seated.player.isMe}>
            <PlayerFace player={seated.player} size="m" expression="loss" />
            <bdi className={styles.name}>{seated.player.isMe ? t('live.you') : seated.player.name}</bdi>
            <b aria-hidden="true">{formatNumber(winners.length + 1 + index)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
