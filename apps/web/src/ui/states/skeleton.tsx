import styles from './skeleton.module.css';

/** The place of something that is on its way. */
export function Skeleton({ className = '' }: { readonly className?: string | undefined }) {
  return <div className={`${styles.skeleton} ${className}`} aria-hidden="true" />;
}
