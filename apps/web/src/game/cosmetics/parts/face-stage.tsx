import type { ReactNode } from 'react';
import { Face } from '../../player/face.tsx';
import styles from './face-stage.module.css';

interface FaceStageProps {
  readonly src: string;
  readonly frame: string | null;
  readonly size?: 'm' | 'l';
  /** Buttons beside the face. */
  readonly children?: ReactNode;
}

/** A large face in a niche, which animates each change. */
export function FaceStage({ src, frame, size = 'l', children }: FaceStageProps) {
  return (
    <div className={styles.stage} data-size={size}>
      <svg className={styles.arch} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M3 100V50C3 27 30 20 50 2C70 20 97 27 97 50V100Z" />
      </svg>
      <span key={frame} className={styles.turn}>
        <Face src={src} frame={frame} className={styles.face} />
      </span>
      {children}
    </div>
  );
}
