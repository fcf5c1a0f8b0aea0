import { Check, CreditCard, Smartphone } from 'lucide-react';
import { usePriceText } from '../../../../game/offers/terms/use-price-text.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import choiceStyles from '../../../../ui/forms/choice.module.css';
import styles from './upgrade-plan.module.css';
import type { PlanWay } from './use-plan-ways.ts';

interface WayChoiceProps {
  readonly ways: readonly PlanWay[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Words of one way: its name, its price, and what that is paid from or for. */
function useWayWords(): (way: PlanWay) => readonly [string, string, string] {
  const { t, language } = useI18n();
  const priceText = usePriceText();
  return (way) => {
    if ('operator' in way) {
      const { name, terms } = way.operator;
      return [name[language], t('price.perDay', { price: terms.priceIqd }), t('store.fromBalance')];
    }
    const { benefit, price } = way.product;
    const days = benefit.kind === 'plus' ? benefit.days : 0;
    return [t('store.card'), priceText(price), t('price.days', { days })];
  };
}

/** Choice of how to pay for Plus. */
export function WayChoice({ ways, chosenId, onChoose }: WayChoiceProps) {
  const { t } = useI18n();
  const wordsOf = useWayWords();
  return (
    <fieldset className={`${choiceStyles.choice} ${styles.ways}`}>
      <legend>{t('store.payBy')}</legend>
      {ways.map((way) => {
        const [name, price, detail] = wordsOf(way);
        const Icon = 'operator' in way ? Smartphone : CreditCard;
        return (
          <label key={way.id} className={`${choiceStyles.option} ${styles.way}`}>
            <input
              type="radio"
              name="way"
              value={way.id}
              checked={way.id === chosenId}
              onChange={() => onChoose(way.id)}
            />
            <b>
              <Icon aria-hidden="true" />
              {name}
            </b>
            <span>{price}</span>
            <small>{detail}</small>
            <Check className={styles.tick} aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
}
