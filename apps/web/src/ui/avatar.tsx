import styles from './avatar.module.css';

/** A player's picture. It stands beside their name, so it needs no text of its own. */
export function Avatar({ src, size = 'm' }: { readonly src: string; readonly size?: 'm' | 'l' }) {
  return <img className={`${styles.avatar} ${styles[size]}`} src={src} alt="" width={52} height={52} />;
}
