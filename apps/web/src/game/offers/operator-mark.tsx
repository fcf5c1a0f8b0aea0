import { brand } from '@trivia/contract/brand.ts';
import { Smartphone } from 'lucide-react';

const MARK_SIZE = 26;

interface OperatorMarkProps {
  readonly slug: string;
  readonly size?: number;
}

/** Mark of a mobile operator; a phone for one without a mark. */
export function OperatorMark({ slug, size = MARK_SIZE }: OperatorMarkProps) {
  if (slug !== brand.operatorSlug) return <Smartphone width={size} height={size} aria-hidden="true" />;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill="oklch(0.71 0.14 246)" />
      <path
        d="M4 12c4-4 8-4 12 0s8 4 12 0M4 18c4-4 8-4 12 0s8 4 12 0M7 24c3-3 6-3 9 0s6 3 9 0"
        fill="none"
        stroke="oklch(0.2 0.05 278)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
