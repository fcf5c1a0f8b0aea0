import styles from './crown.module.css';

/** The winner's crown, which drops onto the face. */
export function Crown() {
  return (
    <svg className={styles.crown} viewBox="0 0 64 48" aria-hidden="true">
      <path className={styles.gold} d="M7 42 3 13l15 12L32 5l14 20 15-12-4 29z" />
      <path className={styles.band} d="M7.6 36h48.8L57 42H7z" />
      <circle className={styles.gold} cx="3.6" cy="12" r="3" />
      <circle className={styles.gold} cx="32" cy="5" r="3.6" />
      <circle className={styles.gold} cx="60.4" cy="12" r="3" />
      <circle className={styles.ruby} cx="32" cy="30" r="3.4" />
      <circle className={styles.jewel} cx="20" cy="31" r="2.6" />
      <circle className={styles.jewel} cx="44" cy="31" r="2.6" />
    </svg>
  );
}
