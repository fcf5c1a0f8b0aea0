import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import styles from './toasts.module.css';

export type ToastKind = 'success' | 'error' | 'info';

const icons = { success: CircleCheck, error: TriangleAlert, info: Info } as const;

interface ToastCardProps {
  readonly kind: ToastKind;
  readonly message: string;
  readonly isLeaving: boolean;
}

/** One toast, which is a live region. */
export function ToastCard({ kind, message, isLeaving }: ToastCardProps) {
  const IconOf = icons[kind];
  return (
    <div
      className={styles.toast}
      role={kind === 'error' ? 'alert' : 'status'}
      data-kind={kind}
      data-leaving={isLeaving}
    >
      <IconOf className={styles.icon} aria-hidden="true" />
      <span>{message}</span>
    </div>
  );
}
