import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly className?: string | undefined;
  /** True for the shape of a grid of tiles. */
  readonly hasTiles?: boolean;
}

/** Placeholder of loading content. */
export function Skeleton({ className = '', hasTiles = false }: SkeletonProps) {
  return <div className={`${styles.skeleton} ${className}`} data-tiles={hasTiles} aria-hidden="true" />;
}
