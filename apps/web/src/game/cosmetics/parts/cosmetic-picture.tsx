import type { Appearance } from '@trivia/contract/store/cosmetics.ts';
import { Face } from '../../player/face.tsx';
import { faceUrl, type Slot } from '../draft/worn.ts';
import styles from './cosmetic-picture.module.css';

export interface Model {
  readonly seed: string;
  /** Other cosmetics of the pictured face; they stay the same while things are tried on. */
  readonly look: Appearance;
  /** Uploaded picture, which frames lie around. */
  readonly photo?: string | undefined;
}

interface CosmeticPictureProps {
  readonly model: Model;
  readonly slot: Slot;
  /** Null for the slot as the face was born with it. */
  readonly id: string | null;
  /** The picture is the whole tile. */
  readonly isWhole: boolean;
}

/** Long hair hides the ears. */
const SHORT_HAIR = 'hair-close';

/** The player's own face with one thing on; small things are shown close. */
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
