import type { ReactNode } from 'react';
import type { ScenePicture } from './mode-pictures.ts';
import { Picture } from './picture.tsx';
import styles from './scene.module.css';

interface SceneProps {
  readonly picture: ScenePicture;
  /** Hue of the rim and the lip, in degrees of OKLCH. */
  readonly hue: number;
  /** Displayed width, as the `sizes` of an image. */
  readonly sizes: string;
  /** Content at the foot of the picture. */
  readonly children: ReactNode;
}

/** A tile filled by a picture, with a scrim that keeps its text readable in both themes. */
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
