import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './back-link.module.css';

interface BackLinkProps {
  readonly to: string;
  /** Class for its place, and for `--back-text`. */
  readonly className?: string | undefined;
  /** Name of the screen that it leads to. */
  readonly children: ReactNode;
}

/** Link at the top of a screen to the one above it. */
export function BackLink({ to, className = '', children }: BackLinkProps) {
  return (
    <Link className={`${styles.back} ${className}`} to={to}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
