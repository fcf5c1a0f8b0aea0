import type { Appearance } from '@trivia/contract/store/cosmetics.ts';
import { Face } from '../../player/face.tsx';
import { faceUrl, type Slot } from '../draft/appearance.ts';
import styles from './cosmetic-picture.module.css';

export interface Model {
  readonly seed: string;
  /** Other cosmetics of the pictured face, which stay the same while the player tries things on. */
  readonly look: Appearance;
  /** Uploaded photo, which a frame surrounds in place of the drawn face. */
  readonly photo?: string | undefined;
}

interface CosmeticPictureProps {
  readonly model: Model;
  readonly slot: Slot;
  /** Id of the cosmetic; null for the natural feature of the face. */
  readonly id: string | null;
  /** True if the picture fills the tile. */
  readonly isWhole: boolean;
}

/** Hair that leaves the ears visible, for pictures of earrings. */
const SHORT_HAIR = 'hair-close';

/** The player's face with one cosmetic; small ones are zoomed in. */
export function CosmeticPicture({ model: { seed, look, photo }, slot, id, isWhole }: CosmeticPictureProps) {
  const isDrawn = slot !== 'frame';
  const shown = slot === 'earrings' ? { ...look, hair: SHORT_HAIR } : look;
  const src = isDrawn ? faceUrl(seed, { ...shown, [slot]: id }) : (photo ?? faceUrl(seed, look));
  return (
    <span className={styles.picture} data-slot={slot} data-fills={isWhole}>
      <Face src={src} frame={isDrawn ? null : id} className={styles.face} isLazy />
    </span>
  );
}
