import styles from './splash.module.css';

/** End point of each drop, in pixels of the stage. */
const drops = Array.from({ length: 11 }, (_, index) => ({
  x: (index - 5) * 13,
  y: -46 - ((index * 17) % 38),
}));

/** Splash of a player who falls into the river; nothing under reduced motion. */
export function Splash() {
  return (
    <span className={styles.splash}>
      {drops.map(({ x, y }) => (
        <span key={x} className={styles.drop} style={{ '--x': `${x}px`, '--y': `${y}px` }} />
      ))}
      <svg className={styles.crown} viewBox="0 0 120 40" aria-hidden="true">
        <path
          className={styles.wave}
          d="M4 40C10 16 24 26 30 8C36 24 46 22 52 2C58 22 70 22 80 6C84 26 104 18 116 40z"
        />
        <path
          className={styles.foam}
          d="M16 40C22 26 32 32 38 20C44 32 54 30 58 18C64 32 76 30 82 20C86 32 98 28 104 40z"
        />
      </svg>
    </span>
  );
}
