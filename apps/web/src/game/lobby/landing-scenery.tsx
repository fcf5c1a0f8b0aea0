import { modePictures } from '../art/mode-pictures.ts';
import { Picture } from '../art/picture.tsx';
import type { PlayableModeId } from '../modes/mode-table.ts';
import styles from './mode-landing.module.css';

/** Scenery of a mode, as the background of its landing. */
export function LandingScenery({ modeId }: { readonly modeId: PlayableModeId }) {
  const { name, focus } = modePictures[modeId];
  return (
    <Picture
      className={styles.place}
      name={name}
      sizes="(width < 56.25rem) 100vw, 30rem"
      style={{ objectPosition: focus }}
      isFirst
    />
  );
}
