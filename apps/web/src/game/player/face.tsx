import { type Expression, expressive } from '@trivia/contract/play/expressions.ts';
import styles from './face.module.css';

interface FaceProps {
  /** Address of the drawn face with its ground, or of the picture. */
  readonly src: string;
  /** Id of the frame around it. */
  readonly frame?: string | null | undefined;
  /** Expression of a drawn face, in an animated ending; an uploaded picture has none. */
  readonly expression?: Expression | undefined;
  readonly size?: 'm' | 'l' | undefined;
  /** Sets `--face-size`, `--face-ring` and `--face-edge` in place of a size. */
  readonly className?: string | undefined;
  /** Fetched only when it is about to be seen. */
  readonly isLazy?: boolean | undefined;
}

const PIXELS = 128;

export const framePath = (frame: string): string => `/frames/${frame}.svg`;

/** Face of a player: one picture, and the frame around it. It is shown beside a name, so it has no text. */
export function Face({ src, frame, expression, size, className, isLazy = false }: FaceProps) {
  const classes = [styles.face, frame && styles.framed, size && styles[size], className];
  const over = expression ? expressive(src, expression) : src;
  const loading = isLazy ? 'lazy' : undefined;
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <img className={styles.picture} src={src} alt="" width={PIXELS} height={PIXELS} loading={loading} />
      {over !== src && (
        <img
          className={`${styles.picture} ${styles.over}`}
          src={over}
          alt=""
          width={PIXELS}
          height={PIXELS}
        />
      )}
      {frame && (
        <img
          className={styles.frame}
          src={framePath(frame)}
          alt=""
          width={PIXELS}
          height={PIXELS}
          loading={loading}
        />
      )}
    </span>
  );
}
