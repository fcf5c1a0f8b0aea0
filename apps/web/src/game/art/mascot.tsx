import { type MascotPose, mascotFile } from '@trivia/pictures/mascot-files.ts';
import styles from './mascot.module.css';

interface MascotProps {
  readonly pose: MascotPose;
  /** Side of the line that it faces. */
  readonly looks?: 'start' | 'end';
  /** True above the fold: the image loads eagerly. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** The game's mascot, a partridge, as decoration next to text. */
export function Mascot({ pose, looks = 'end', isFirst = false, className = '' }: MascotProps) {
  return (
    <img
      className={`${styles.mascot} ${className}`}
      data-looks={looks}
      src={`/assets/${mascotFile(pose)}`}
      alt=""
      width={256}
      height={240}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}
