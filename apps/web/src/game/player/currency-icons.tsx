import type { SVGProps } from 'react';

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
