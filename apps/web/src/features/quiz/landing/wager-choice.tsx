import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { useId } from 'react';
import { Amount } from '../../../game/player/amount.tsx';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import choice from '../../../ui/forms/choice.module.css';
import { PayoutTable } from './payout-table.tsx';
import styles from './wager-choice.module.css';

interface WagerChoiceProps {
  readonly offer: StakesOffer;
  readonly chosen: number;
  readonly onChoose: (wagerPoints: number) => void;
}

/** Choice of the wager, with its payout for each number of right answers. */
export function WagerChoice({ offer, chosen, onChoose }: WagerChoiceProps) {
  const { t } = useI18n();
  const { point } = useUser();
  const whyNot = useId();
  const isShort = offer.wagers.some((wager) => wager > point);
  return (
    <fieldset className={`${choice.choice} ${styles.choice}`}>
      <legend>{t('quiz.wager')}</legend>
      <p className={styles.lead}>{t('quiz.wagerLead')}</p>
      <div className={styles.wagers}>
        {offer.wagers.map((wager) => (
          <label key={wager} className={`${choice.option} ${styles.wager}`}>
            <input
              type="radio"
              name="wager"
              checked={wager === chosen}
              disabled={wager > point}
              aria-describedby={wager > point ? whyNot : undefined}
              onChange={() => onChoose(wager)}
            />
            {wager === 0 ? t('quiz.noWager') : <Amount currency="point" value={wager} />}
          </label>
        ))}
      </div>
      {isShort && (
        <p id={whyNot} className={styles.why}>
          {t('quiz.wagerShort', { n: point })}
        </p>
      )}
      <PayoutTable offer={offer} wagerPoints={chosen} />
    </fieldset>
  );
}
