import { useI18n } from '../../../../lib/i18n/i18n.ts';
import choiceStyles from '../../../../ui/forms/choice.module.css';
import styles from './buy-booster-dialog.module.css';

const quantities = [1, 3, 5, 10] as const;

interface QuantityChoiceProps {
  readonly value: number;
  readonly onChange: (quantity: number) => void;
}

/** Choice of a quantity. */
export function QuantityChoice({ value, onChange }: QuantityChoiceProps) {
  const { t, formatNumber } = useI18n();
  return (
    <fieldset className={choiceStyles.choice}>
      <legend className={styles.legend}>{t('store.howMany')}</legend>
      <div className={styles.quantities}>
        {quantities.map((quantity) => (
          <label key={quantity} className={`${choiceStyles.option} ${styles.quantity}`}>
            <input
              type="radio"
              name="quantity"
              value={quantity}
              checked={quantity === value}
              onChange={() => onChange(quantity)}
            />
            {formatNumber(quantity)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
