import { type Expression, withExpression } from '@trivia/contract/play/expressions.ts';
import styles from './face.module.css';

interface FaceProps {
  /** URL of the drawn face with its background, or of the photo. */
  readonly src: string;
  /** Id of the frame. */
  readonly frame?: string | null | undefined;
  /** Expression of a drawn face; a photo has none. */
  readonly expression?: Expression | undefined;
  readonly size?: 'm' | 'l' | undefined;
  /** Class that sets `--face-size`, `--face-ring` and `--face-edge` in place of a size. */
  readonly className?: string | undefined;
  /** True to load it near the viewport only. */
  readonly isLazy?: boolean | undefined;
}

const PIXELS = 128;

export const framePath = (frame: string): string => `/frames/${frame}.svg`;

/** A player's picture with its frame. It has no text, since a name is always nearby. */
export function Face({ src, frame, expression, size, className, isLazy = false }: FaceProps) {
  const classes = [styles.face, frame && styles.framed, size && styles[size], className];
  const over = expression ? withExpression(src, expression) : src;
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
