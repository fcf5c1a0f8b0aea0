import type { ReactNode } from 'react';
import type { ScenePicture } from './mode-pictures.ts';
import { Picture } from './picture.tsx';
import styles from './scene.module.css';

interface SceneProps {
  readonly picture: ScenePicture;
  /** Degrees of OKLCH, of its rim and its lip. */
  readonly hue: number;
  /** Width in which it is shown, as `sizes` of an image has it. */
  readonly sizes: string;
  /** Content at the foot of the picture. */
  readonly children: ReactNode;
}

/** A tile that its picture fills; a scrim keeps the text on it readable in both themes. */
export function Scene({ picture, hue, sizes, children }: SceneProps) {
  return (
    <div className={styles.scene} style={{ '--hue': hue }}>
      <Picture
        name={picture.name}
        sizes={sizes}
        className={styles.picture}
        style={{ objectPosition: picture.focus }}
      />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
