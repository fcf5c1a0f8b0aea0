import styles from './skeleton.module.css';

/** Placeholder of loading content. */
export function Skeleton({ className = '' }: { readonly className?: string | undefined }) {
  return <div className={`${styles.skeleton} ${className}`} aria-hidden="true" />;
}
