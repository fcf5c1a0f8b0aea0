import styles from './weave.module.css';

/** Kilim steps, at low contrast, under what deserves a celebration. Its parent is positioned and isolated. */
export function Weave() {
  return <span className={styles.weave} aria-hidden="true" />;
}
