import { Crown, LockKeyhole } from 'lucide-react';
import { Link } from 'wouter';
import { modePictures } from '../../game/art/mode-pictures.ts';
import { Scene } from '../../game/art/scene.tsx';
import { pathOfMatch } from '../../game/modes/match-path.ts';
import { modeTable, type PlayableModeId } from '../../game/modes/mode-table.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PriceChips, PrizeChip } from './fact-chips.tsx';
import styles from './mode-card.module.css';
import type { ModeFacts } from './mode-facts.ts';

interface ModeCardProps {
  readonly modeId: PlayableModeId;
  readonly rule: string;
  /** Undefined while they are loading; their space is reserved. */
  readonly facts?: ModeFacts | undefined;
  /** Reason why it can't be played now; null if it can. */
  readonly lock?: string | null;
  /** Id of the player's unfinished match. */
  readonly unfinishedMatchId?: string | null;
  readonly isWide?: boolean;
}

const SIZES = '(width < 56.25rem) 50vw, 20rem';
const WIDE_SIZES = '(width < 56.25rem) 100vw, 40rem';

/** Cost and rewards, as chips on the screen and as sentences for screen readers. */
function Facts({ facts }: { readonly facts: ModeFacts }) {
  const { t } = useI18n();
  const { cost, reward, plusReward, coins, points } = facts;
  const said = [
    [t('modes.reward'), reward],
    [t('modes.plusReward'), plusReward],
  ] as const;
  return (
    <>
      <span className={styles.chips} aria-hidden="true">
        <PriceChips coins={coins} />
        <PrizeChip points={points} />
      </span>
      <VisuallyHidden>
        <dl>
          <dt>{t('modes.cost')}</dt>
          <dd>{cost}</dd>
          {said.map(
            ([term, words]) =>
              words !== undefined && [<dt key={term}>{term}</dt>, <dd key={words}>{words}</dd>],
          )}
        </dl>
      </VisuallyHidden>
    </>
  );
}

/** Reason of a lock: a crown below the heading of modes for Plus, else a text. */
function Lock({ reason, isForPlus }: { readonly reason: string; readonly isForPlus: boolean }) {
  if (isForPlus) {
    return (
      <span className={styles.plus}>
        <Crown aria-hidden="true" />
        <VisuallyHidden>{reason}</VisuallyHidden>
      </span>
    );
  }
  return (
    <p className={styles.lock}>
      <LockKeyhole aria-hidden="true" />
      {reason}
    </p>
  );
}

/** Link to a mode: its picture, its rule in one line, its price and its prize. */
export function ModeCard(props: ModeCardProps) {
  const { modeId, rule, facts, lock = null, unfinishedMatchId = null, isWide = false } = props;
  const { t } = useI18n();
  const { path, hue, isForPlus } = modeTable[modeId];
  const name = t(`mode.${modeId}`);
  const isResumed = unfinishedMatchId !== null;
  const isWordy = lock !== null && !isForPlus;
  return (
    <article className={styles.mode} data-wide={isWide || isWordy}>
      <Scene picture={modePictures[modeId]} hue={hue} sizes={isWide || isWordy ? WIDE_SIZES : SIZES}>
        <h2>
          <Link
            to={isResumed ? pathOfMatch(modeId, unfinishedMatchId) : path}
            aria-label={isResumed ? `${t('modes.resume')}: ${name}` : undefined}
          >
            {name}
          </Link>
        </h2>
        <p className={styles.rule}>{rule}</p>
        {lock !== null && <Lock reason={lock} isForPlus={isForPlus} />}
        {isResumed && (
          <span className={styles.resume} aria-hidden="true">
            {t('modes.resume')}
          </span>
        )}
        {facts ? <Facts facts={facts} /> : <span className={styles.chips} />}
      </Scene>
    </article>
  );
}
