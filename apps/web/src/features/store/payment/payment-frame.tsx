import type { HostPose } from '@trivia/pictures/host-files.ts';
import type { ReactNode } from 'react';
import { Stage } from '../../../game/art/stage.tsx';
import styles from './payment-frame.module.css';

interface PaymentFrameProps {
  readonly pose: HostPose;
  /** In place of the host. */
  readonly thing?: ReactNode;
  readonly title: string;
  readonly isBright?: boolean;
  readonly children: ReactNode;
  /** The ways on. */
  readonly foot: ReactNode;
}

/** State of a payment in one picture and one sentence, with the ways on. */
export function PaymentFrame({ pose, thing, title, isBright = false, children, foot }: PaymentFrameProps) {
  return (
    <div className={styles.frame} data-bright={isBright}>
      <div className={styles.content}>
        <Stage pose={pose} thing={thing} title={title}>
          {children}
        </Stage>
      </div>
      <footer className={styles.foot}>{foot}</footer>
    </div>
  );
}
