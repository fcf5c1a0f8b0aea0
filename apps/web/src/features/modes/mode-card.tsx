import { Crown, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { modePictures } from '../../game/art/mode-pictures.ts';
import { Picture } from '../../game/art/picture.tsx';
import { modeTable, type PlayableModeId } from '../../game/modes/mode-table.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './mode-card.module.css';

interface ModeCardProps {
  readonly modeId: PlayableModeId;
  readonly rule: string;
  readonly cost: string;
  /** Left out where everything that is won is won with Plus. */
  readonly reward?: string;
  /** Reward with Plus, for players without it. */
  readonly plusReward?: string;
  /** Reason why it can't be played now; null when it can. */
  readonly lock: string | null;
  /** Link into the mode. */
  readonly children: ReactNode;
}

/** A mode with its rules in one line, its price and its rewards. */
export function ModeCard(props: ModeCardProps) {
  const { modeId, rule, cost, reward, plusReward, lock, children } = props;
  const { t } = useI18n();
  const { name, focus } = modePictures[modeId];
  return (
    <article className={styles.mode} style={{ '--hue': modeTable[modeId].hue }}>
      <div className={styles.head}>
        <Picture
          className={styles.picture}
          name={name}
          sizes="(width < 56.25rem) 50vw, 30rem"
          style={{ objectPosition: focus }}
        />
        <h2>{t(`mode.${modeId}`)}</h2>
      </div>
      <p>{rule}</p>
      <dl>
        <div>
          <dt>{t('modes.cost')}</dt>
          <dd>{cost}</dd>
        </div>
        {reward !== undefined && (
          <div>
            <dt>{t('modes.reward')}</dt>
            <dd>{reward}</dd>
          </div>
        )}
        {plusReward !== undefined && (
          <div className={styles.plus}>
            <dt>
              <Crown className={styles.crown} aria-hidden="true" />
              {t('modes.plusReward')}
            </dt>
            <dd>{plusReward}</dd>
          </div>
        )}
      </dl>
      {lock !== null && (
        <p className={styles.lock}>
          <LockKeyhole className={styles.small} aria-hidden="true" />
          {lock}
        </p>
      )}
      {children}
    </article>
  );
}
