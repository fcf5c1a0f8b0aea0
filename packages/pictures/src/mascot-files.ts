/** File names of the mascot, separate from those of pictures, because a screen may need only one of them. */
import type { MascotPose } from './mascot/kew-poses.ts';
import { mascotHashes } from './mascot-hashes.ts';

export type { MascotPose };

export const mascotFile = (pose: MascotPose): string => `kew-${pose}-${mascotHashes[pose]}.svg`;
