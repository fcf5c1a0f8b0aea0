import styles from './online-badge.module.css';

/** Place for a sentence about players online, inert until the server fills it in and opens it. */
export const OnlineBadge = () => (
  <template data-online="">
    <p className={styles.badge}>{'{{online}}'}</p>
  </template>
);
