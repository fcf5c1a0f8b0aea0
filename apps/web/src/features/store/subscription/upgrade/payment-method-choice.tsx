import { Check, CreditCard } from 'lucide-react';
import { OperatorMark } from '../../../../game/offers/operator-mark.tsx';
import { usePriceText } from '../../../../game/offers/terms/use-price-text.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import choiceStyles from '../../../../ui/forms/choice.module.css';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './upgrade-plan.module.css';
import type { PaymentMethod } from './use-payment-methods.ts';

interface PaymentMethodChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Texts of a payment method: its name, its price, and what the price covers. */
function useMethodTexts(): (method: PaymentMethod) => readonly [string, string, string] {
  const { t, language } = useI18n();
  const priceText = usePriceText();
  return (method) => {
    if ('operator' in method) {
      const { name, terms } = method.operator;
      return [name[language], t('price.perDay', { price: terms.priceIqd }), t('store.fromBalance')];
    }
    const { benefit, price } = method.product;
    const days = benefit.kind === 'plus' ? benefit.days : 0;
    return [t('store.card'), priceText(price), t('price.days', { days })];
  };
}

/** Choice of a payment method for Plus. */
export function PaymentMethodChoice({ methods, chosenId, onChoose }: PaymentMethodChoiceProps) {
  const { t } = useI18n();
  const wordsOf = useMethodTexts();
  return (
    <fieldset className={`${choiceStyles.choice} ${styles.methods}`}>
      <legend>
        <VisuallyHidden>{t('store.payBy')}</VisuallyHidden>
      </legend>
      {methods.map((method) => {
        const [name, price, detail] = wordsOf(method);
        return (
          <label key={method.id} className={`${choiceStyles.option} ${styles.method}`}>
            <input
              type="radio"
              name="way"
              value={method.id}
              checked={method.id === chosenId}
              onChange={() => onChoose(method.id)}
            />
            <b>
              {'operator' in method ? (
                <OperatorMark slug={method.operator.slug} />
              ) : (
                <CreditCard aria-hidden="true" />
              )}
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
