import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import choice from '../../../ui/forms/choice.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Amount } from '../../player/amount.tsx';
import { useUser } from '../../player/user-store.ts';
import styles from './stakes-choice.module.css';
import { WinnerPrize } from './winner-prize.tsx';

interface StakesChoiceProps {
  readonly offers: readonly StakesOffer[];
  readonly chosenId: string;
  readonly onChoose: (stakesId: string) => void;
}

/** Price of a stake, and below it the points of a winner. */
function Stake({ offer: { entryCoins, rewards } }: { readonly offer: StakesOffer }) {
  const { t } = useI18n();
  return (
    <>
      <span className={styles.entry} data-free={entryCoins === 0}>
        {entryCoins === 0 ? t('find.free') : <Amount currency="coin" value={entryCoins} />}
      </span>
      <span className={styles.prize}>
        <VisuallyHidden>{t('find.winner')}</VisuallyHidden>
        <Amount currency="point" value={rewards.pointsForWin} isGain />
      </span>
    </>
  );
}

/**
 * Choice of the stake, with the whole prize of the chosen one below. A stake above the balance can be selected, and then
 * shows what is missing.
 */
export function StakesChoice({ offers, chosenId, onChoose }: StakesChoiceProps) {
  const { t } = useI18n();
  const { coin } = useUser();
  const chosen = offers.find(({ id }) => id === chosenId);
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
      {chosen && <WinnerPrize offer={chosen} />}
    </fieldset>
  );
}
