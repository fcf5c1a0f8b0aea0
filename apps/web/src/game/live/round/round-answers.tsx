import type { ClosedRoundView, MatchView } from '@trivia/contract/match.ts';
import { Timer } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { VerdictBadge } from '../../reveal/verdict-badge.tsx';
import { PlayerFace } from '../seats/player-face.tsx';
import { type Player, seatsOf, tookPart } from '../seats/seats.ts';
import { LagCredit } from './lag-credit.tsx';
import styles from './round-answers.module.css';
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

/** Less than this is nothing that a player could see. */
const WORTH_TELLING_MS = 50;

interface RowProps {
  readonly player: Player;
  readonly answer: Answer;
  readonly isFastest: boolean;
  /** Of many: there is little room. */
  readonly isInCrowd: boolean;
}

function Row({ player, answer: { verdict, elapsedMs, creditMs }, isFastest, isInCrowd }: RowProps) {
  const { t } = useI18n();
  const timeText = useTimeText();
  return (
    <li className={styles.row} data-verdict={verdict} data-me={player.isMe}>
      <span className={styles.who}>
        <PlayerFace player={player} size="s" />
        <bdi className={styles.name}>{player.isMe ? t('live.you') : player.name}</bdi>
      </span>
      <span className={styles.badge}>
        <VerdictBadge verdict={verdict} />
      </span>
      <span className={styles.told}>
        <span className={styles.verdict}>{t(verdicts[verdict])}</span>
        {verdict !== 'none' && (
          <span className={styles.time} data-fastest={isFastest}>
            {isFastest && <Timer aria-hidden="true" />}
            {timeText(elapsedMs)}
            {isFastest && <VisuallyHidden>{t('live.fastest')}</VisuallyHidden>}
          </span>
        )}
      </span>
      {creditMs >= WORTH_TELLING_MS && <LagCredit creditMs={creditMs} isShort={isInCrowd} />}
    </li>
  );
}

interface RoundAnswersProps {
  readonly match: MatchView;
  readonly closed: ClosedRoundView;
}

/** What each player made of a round, and how long it took them. Of two, each stands below their place on the board. */
export function RoundAnswers({ match, closed }: RoundAnswersProps) {
  const { t } = useI18n();
  const { answers } = closed;
  if (answers.length === 0) return null;
  const fastest = fastestOf(answers);
  const playing = seatsOf(match).filter((seated) => tookPart(seated, closed.number));
  return (
    <ul className={styles.rows} data-pair={match.playerCount === 2} aria-label={t('live.everybody')}>
      {playing.map(({ player }) => {
        const answer = answers.find(({ playerId }) => playerId === player.id);
        return (
          answer && (
            <Row
              key={player.id}
              player={player}
              answer={answer}
              isFastest={fastest === player.id}
              isInCrowd={match.playerCount > 2}
            />
          )
        );
      })}
    </ul>
  );
}
