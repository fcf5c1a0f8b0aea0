import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import styles from './back-icon.module.css';

interface BackIconProps {
  readonly to: string;
  /** Accessible name. */
  readonly label: string;
}

/** Link to the screen above, as a chevron beside the title. */
export function BackIcon({ to, label }: BackIconProps) {
  return (
    <Link className={styles.back} to={to} aria-label={label}>
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}
