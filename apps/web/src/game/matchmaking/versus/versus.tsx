import type { MatchView } from '@trivia/contract/play/match.ts';
import { Crown } from 'lucide-react';
import { useEffect } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { modePictures } from '../../art/mode-pictures.ts';
import { Picture } from '../../art/picture.tsx';
import { closeDialog } from '../../dialogs.ts';
import { firstOpensAtMs } from '../../match/stage/match-stage.ts';
import { findMode, modeTable } from '../../modes/mode-table.ts';
import { useUserStore } from '../../player/user-store.ts';
import dark from '../dark-stage.module.css';
import { useSecondsUntil } from '../queue/use-seconds-until.ts';
import { headToHeadStakesOf, potOf } from '../stakes/stake.ts';
import styles from './versus.module.css';
import { VersusPlayer } from './versus-player.tsx';
import { LAST_SECONDS, VersusStar } from './versus-star.tsx';

interface CountdownProps {
  readonly opensAtMs: number;
  /** Whether the star shows the countdown. */
  readonly hasStar: boolean;
}

/** Countdown of the last seconds; before them, a note that the match is about to begin. */
function Countdown({ opensAtMs, hasStar }: CountdownProps) {
  const { t, formatNumber } = useI18n();
  const seconds = useSecondsUntil(opensAtMs);
  if (seconds > LAST_SECONDS) return <p className={styles.ready}>{t('versus.ready')}</p>;
  if (hasStar) return null;
  return (
    <p key={seconds} className={styles.count} aria-hidden="true">
      {seconds > 0 ? formatNumber(seconds) : t('versus.go')}
    </p>
  );
}

function Stake({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const hasPlus = useUserStore(({ user }) => user?.hasSubscription);
  const pot = potOf(match);
  const stakes = headToHeadStakesOf(match);
  if (match.players.some(({ isBot }) => isBot)) return <p>{t('versus.botStake')}</p>;
  if (match.unpaid && match.unpaid !== 'nobody_answered') return <p>{t(`versus.unpaid.${match.unpaid}`)}</p>;
  if (pot === 0) return <p>{t('versus.noStake')}</p>;
  if (hasPlus || !stakes) {
    return <p>{t(findMode(match) === 'survival-duel' ? 'versus.potSurvivor' : 'versus.pot', { n: pot })}</p>;
  }
  return (
    <>
      <p>{t('versus.freePrize', { points: stakes.winnerPoints })}</p>
      <p className={styles.plus}>
        <Crown className={styles.crown} aria-hidden="true" />
        {t('versus.moreWithPlus', { n: stakes.entryCoins })}
      </p>
    </>
  );
}

interface HeadingProps {
  readonly match: MatchView;
  readonly title: string | undefined;
}

/** Focuses the heading, which replaces the screen of the wait, so that screen readers read it. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** Name of the mode, with the opponents for screen readers. */
function Heading({ match, title }: HeadingProps) {
  const { t } = useI18n();
  const [rival, ...others] = match.players.filter(({ isMe }) => !isMe);
  const text =
    others.length > 0
      ? t('versus.againstMany', { n: match.playerCount - 1 })
      : t('versus.against', { name: rival?.name ?? '' });
  return (
    <h1 ref={takeFocus} tabIndex={-1}>
      {title}
      <VisuallyHidden>: {text}</VisuallyHidden>
    </h1>
  );
}

/** Closes an open report when the first question opens, because the game does not wait for it. */
function useReportsEndAtStart(): void {
  useEffect(() => () => closeDialog('report-picture'), []);
}

/** Players and stakes of a live match, until its first question opens. */
export function VersusStage({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const hasTexts = useTexts('versus');
  useReportsEndAtStart();
  if (!hasTexts) return null;
  // Sort the viewer first, whatever their seat.
  const players = match.players.toSorted((one, other) => Number(other.isMe) - Number(one.isMe));
  const isPair = players.length <= 2;
  const modeId = findMode(match);
  const opensAtMs = firstOpensAtMs(match);
  return (
    <section className={`${dark.stage} ${styles.stage}`} style={{ '--hue': modeId && modeTable[modeId].hue }}>
      {modeId && (
        <div className={`${dark.ground} ${styles.ground}`}>
          <Picture
            className={styles.picture}
            name={modePictures[modeId].name}
            sizes="100vh"
            style={{ objectPosition: modePictures[modeId].focus }}
            isFirst
          />
        </div>
      )}
      <header className={styles.head}>
        <Heading match={match} title={modeId ? t(`mode.${modeId}`) : undefined} />
        <Stake match={match} />
      </header>
      <ul className={isPair ? styles.pair : styles.crowd} data-count={players.length}>
        {players.map((player, index) => (
          <VersusPlayer key={player.id} player={player} index={index} form={isPair ? 'blade' : 'card'} />
        ))}
        {isPair && (
          <li className={styles.versus} aria-hidden="true">
            <VersusStar opensAtMs={opensAtMs} />
          </li>
        )}
      </ul>
      <div className={styles.countdown}>
        {opensAtMs !== null && <Countdown opensAtMs={opensAtMs} hasStar={isPair} />}
      </div>
    </section>
  );
}
