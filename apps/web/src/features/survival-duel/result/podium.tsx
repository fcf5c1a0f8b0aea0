import type { MatchView } from '@trivia/contract/play/match.ts';
import { PlayerFace } from '../../../game/live/faces/player-face.tsx';
import { byRank, isOut, type Seated, seatsOf } from '../../../game/live/seats/seats.ts';
import { Crown } from '../../../game/result/celebration/crown.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './podium.module.css';

/** Greatest number of winners with large faces. */
const LARGE = 2;

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
  const seats = byRank(seatsOf(match));
  const standing = seats.filter((seated) => !isOut(seated));
  const winners = match.result?.isCancelled ? [] : standing.length > 0 ? standing : seats.slice(0, 1);
  const others = seats.slice(winners.length);
  return (
    <div className={styles.podium}>
      {winners.length > 0 && (
        <ul className={styles.winners} data-many={winners.length > LARGE}>
          {winners.map(({ player }) => (
            <Winner key={player.id} player={player} />
          ))}
        </ul>
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
