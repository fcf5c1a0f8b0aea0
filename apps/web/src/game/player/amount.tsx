import { signOf } from '../../lib/i18n/format-change.ts';
import { CountUp } from '../../ui/figures/count-up.tsx';
import styles from './amount.module.css';
import { CoinIcon, CurrencyName, PointIcon } from './currency.tsx';

interface AmountProps {
  readonly currency: 'coin' | 'point';
  readonly value: number;
  readonly isChip?: boolean;
  /** True to show a plus sign. */
  readonly isGain?: boolean;
}

/** Coins or points with an icon, and with the currency's name for screen readers. */
export function Amount({ currency, value, isChip, isGain }: AmountProps) {
  const IconOf = currency === 'coin' ? CoinIcon : PointIcon;
  return (
    <span className={isChip ? `${styles.amount} ${styles.chip}` : styles.amount}>
      <IconOf />
      <span dir="ltr">
        {isGain && signOf(value)}
        <CountUp value={value} />
      </span>
      <CurrencyName currency={currency} amount={value} />
    </span>
  );
}
