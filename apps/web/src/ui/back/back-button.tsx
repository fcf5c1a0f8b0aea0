import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './back-link.module.css';

interface BackButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Button like a back link, where the screen before may be any. */
export function BackButton({ onClick, children }: BackButtonProps) {
  return (
    <button type="button" className={styles.back} onClick={onClick}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </button>
  );
}
