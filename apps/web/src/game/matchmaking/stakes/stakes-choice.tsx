import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import choice from '../../../ui/forms/choice.module.css';
import { Amount } from '../../player/amount.tsx';
import { useUser } from '../../player/user-store.ts';
import { FreePrize } from './free-prize.tsx';
import styles from './stakes-choice.module.css';

interface StakesChoiceProps {
  readonly offers: readonly StakesOffer[];
  readonly chosenId: string;
  readonly onChoose: (stakesId: string) => void;
}

function Stake({ offer: { entryCoins, rewards } }: { readonly offer: StakesOffer }) {
  const { t } = useI18n();
  const { hasSubscription } = useUser();
  return (
    <>
      <span className={styles.entry}>
        {entryCoins === 0 ? t('find.free') : <Amount currency="coin" value={entryCoins} />}
      </span>
      <span className={styles.prize}>
        <span className={styles.label}>{t('find.winner')}</span>
        {hasSubscription ? (
          <>
            {entryCoins > 0 && <Amount currency="coin" value={2 * entryCoins} isGain />}
            <Amount currency="point" value={rewards.pointsForWin} isGain />
          </>
        ) : (
          <FreePrize entryCoins={entryCoins} points={rewards.pointsForWin} />
        )}
      </span>
    </>
  );
}

/**
 * Choice of the stake, with the winner's prize. A stake above the balance can be selected, and then shows what is
 * missing.
 */
export function StakesChoice({ offers, chosenId, onChoose }: StakesChoiceProps) {
  const { t } = useI18n();
  const { coin } = useUser();
  return (
    <fieldset className={choice.choice}>
      <legend>{t('find.stakes')}</legend>
      <div className={styles.offers}>
        {offers.map((offer) => (
          <label
            key={offer.id}
            className={`${choice.option} ${styles.offer}`}
            data-short={offer.entryCoins > coin}
          >
            <input
              type="radio"
              name="stakes"
              checked={offer.id === chosenId}
              onChange={() => onChoose(offer.id)}
            />
            <Stake offer={offer} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
