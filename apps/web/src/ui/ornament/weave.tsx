import styles from './weave.module.css';

/** Kilim pattern at low contrast, behind celebrations. Its parent must be positioned and isolated. */
export function Weave() {
  return <span className={styles.weave} aria-hidden="true" />;
}
