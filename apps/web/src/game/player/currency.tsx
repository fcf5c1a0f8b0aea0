/** Icons and names of coins and points. */
import type { SVGProps } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const SIZE = 20;

export function CoinIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" width={SIZE} height={SIZE} aria-hidden="true" {...props}>
      <circle cx="12" cy="12" r="11" fill="var(--saffron-deep)" />
      <circle cx="12" cy="12" r="9.5" fill="var(--saffron)" />
      <path
        d="m12 6 1.6 3.2 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z"
        fill="var(--saffron-deep)"
      />
    </svg>
  );
}

export function PointIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" width={SIZE} height={SIZE} aria-hidden="true" {...props}>
      <path d="m12 1.5 10 7.3-3.8 12.7H5.8L2 8.8z" fill="var(--faience-deep)" />
      <path d="m12 4 7.6 5.6-2.9 9.6H7.3L4.4 9.6z" fill="var(--faience)" />
    </svg>
  );
}

interface CurrencyNameProps {
  readonly currency: 'coin' | 'point';
  /** Amount that stands before the name. */
  readonly amount: number;
}

/** Name of the currency after an amount with its icon, for screen readers: “coin” or “coins”. */
export function CurrencyName({ currency, amount }: CurrencyNameProps) {
  const { t } = useI18n();
  return <VisuallyHidden>{t(currency === 'coin' ? 'ui.coins' : 'ui.points', { n: amount })}</VisuallyHidden>;
}
