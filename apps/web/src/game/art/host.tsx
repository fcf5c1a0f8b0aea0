import { type HostPose, hostFile } from '@trivia/pictures/host-files.ts';
import styles from './host.module.css';

interface HostProps {
  readonly pose: HostPose;
  /** Side of the line to which it looks. */
  readonly looks?: 'start' | 'end';
  /** Whether it is seen first, and so loaded at once. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** The partridge that hosts the game: a decoration beside text. */
export function Host({ pose, looks = 'end', isFirst = false, className = '' }: HostProps) {
  return (
    <img
      className={`${styles.host} ${className}`}
      data-looks={looks}
      src={`/assets/${hostFile(pose)}`}
      alt=""
      width={256}
      height={240}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}
