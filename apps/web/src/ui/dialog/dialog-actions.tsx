import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** Buttons at the foot of a dialog. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
