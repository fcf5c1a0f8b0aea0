import type { ClosedRoundView, MatchView } from '@trivia/contract/match.ts';
import { Timer } from 'lucide-react';
import { useI18n } from '../../../lib/i18n.ts';
import { VerdictBadge } from '../reveal/verdict-badge.tsx';
import { PlayerFace } from './player-face.tsx';
import styles from './round-answers.module.css';
import { type Player, seatsOf } from './seats.ts';
import { useTimeText } from './use-time-text.ts';

type Answer = ClosedRoundView['answers'][number];

const verdicts = { right: 'live.right', wrong: 'live.wrong', none: 'live.none' } as const;

/** The fastest of those who were right, where more than one was. */
function fastestOf(answers: readonly Answer[]): string | null {
  const right = answers
    .filter(({ verdict }) => verdict === 'right')
    .toSorted((one, other) => one.elapsedMs - other.elapsedMs);
  return right.length > 1 && right[0]?.elapsedMs !== right[1]?.elapsedMs
    ? (right[0]?.playerId ?? null)
    : null;
}

interface RowProps {
  readonly player: Player;
  readonly answer: Answer;
  readonly isFastest: boolean;
}

function Row({ player, answer: { verdict, elapsedMs, creditMs }, isFastest }: RowProps) {
  const { t } = useI18n();
  const timeText = useTimeText();
  return (
    <li className={styles.row} data-verdict={verdict}>
      <PlayerFace player={player} size="s" />
      <bdi className={styles.name}>{player.isMe ? t('live.you') : player.name}</bdi>
      <span className={styles.told}>
        <span className={styles.verdict}>
          <VerdictBadge verdict={verdict} />
          <span>{t(verdicts[verdict])}</span>
        </span>
        {verdict !== 'none' && (
          <span className={styles.time} data-fastest={isFastest}>
            {isFastest && <Timer aria-hidden="true" />}
            {timeText(elapsedMs)}
            {isFastest && ` · ${t('live.fastest')}`}
          </span>
        )}
        {creditMs > 0 && (
          <span className={styles.credit}>{t('live.gaveBack', { time: timeText(creditMs) })}</span>
        )}
      </span>
    </li>
  );
}

/** What each player made of a round, and how long it took them. */
export function RoundAnswers({
  match,
  closed,
}: {
  readonly match: MatchView;
  readonly closed: ClosedRoundView;
}) {
  const { t } = useI18n();
  const { answers } = closed;
  if (answers.length === 0) return null;
  const fastest = fastestOf(answers);
  return (
    <ul className={styles.rows} aria-label={t('live.everybody')}>
      {seatsOf(match).map(({ player }) => {
        const answer = answers.find(({ playerId }) => playerId === player.id);
        return (
          answer && <Row key={player.id} player={player} answer={answer} isFastest={fastest === player.id} />
        );
      })}
    </ul>
  );
}
