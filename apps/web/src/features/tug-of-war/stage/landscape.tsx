import styles from './landscape.module.css';

/** Background of the rope: evening hills, two banks, and a river. It extends beyond its box on both sides. */
export function Landscape() {
  return (
    <svg className={styles.land} viewBox="0 0 390 200" aria-hidden="true">
      <circle className={styles.halo} cx="195" cy="112" r="62" />
      <circle className={styles.sun} cx="195" cy="112" r="44" />
      <path
        className={styles.far}
        d="M-800 96Q-300 60 0 120Q50 70 110 104T230 92T390 112Q800 60 1190 96V200H-800z"
      />
      <path
        className={styles.near}
        d="M-800 130Q-300 100 0 138Q70 100 140 128T280 120T390 134Q800 104 1190 130V200H-800z"
      />
      <path className={styles.water} d="M150 150h90v50h-90z" />
      <path className={styles.shore} d="M150 150h90v7h-90z" />
      <path
        className={styles.waves}
        d="M168 168q6-5 12 0t12 0M200 177q5-5 10 0t10 0M170 186q6-5 12 0t12 0M202 193q6-5 12 0"
      />
      <path className={styles.bank} d="M-800 146H0Q80 140 152 146Q166 150 161 164Q156 180 166 200H-800z" />
      <path className={styles.grass} d="M-800 146H0Q80 140 152 146Q164 149 161 157Q80 150 0 156H-800z" />
      <path className={styles.bank} d="M1190 146H390Q310 140 238 146Q224 150 229 164Q234 180 224 200H1190z" />
      <path
        className={styles.grass}
        d="M1190 146H390Q310 140 238 146Q226 149 229 157Q310 150 390 156H1190z"
      />
    </svg>
  );
}

/** Water in front of a player who stands in the river. */
export function RiverFront() {
  return (
    <svg className={styles.land} viewBox="0 0 390 200" aria-hidden="true">
      <path
        className={styles.front}
        d="M163 157Q170 152 178 157T194 157T210 157T227 156Q234 180 224 200H166Q156 180 163 157z"
      />
      <path className={styles.foam} d="M163 157Q170 152 178 157T194 157T210 157T227 156" />
    </svg>
  );
}
