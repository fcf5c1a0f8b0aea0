import type { MascotPose } from '@trivia/pictures/mascot-files.ts';
import type { ReactNode } from 'react';
import { IllustratedState } from '../../../game/art/illustrated-state.tsx';
import styles from './payment-frame.module.css';

interface PaymentFrameProps {
  readonly pose: MascotPose;
  /** Picture in place of the mascot. */
  readonly thing?: ReactNode;
  readonly title: string;
  readonly isBright?: boolean;
  readonly children: ReactNode;
  /** Next steps. */
  readonly foot: ReactNode;
}

/** State of a payment: one picture, one sentence, and next steps. */
export function PaymentFrame({ pose, thing, title, isBright = false, children, foot }: PaymentFrameProps) {
  return (
    <div className={styles.frame} data-bright={isBright}>
      <div className={styles.content}>
        <IllustratedState pose={pose} thing={thing} title={title}>
          {children}
        </IllustratedState>
      </div>
      <footer className={styles.foot}>{foot}</footer>
    </div>
  );
}
