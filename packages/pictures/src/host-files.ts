/** Names of the files of the host, apart from those of pictures: a screen may have the one and not the others. */
import type { HostPose } from './host/kew-poses.ts';
import { hosts } from './hosts.ts';

export type { HostPose };

export const hostFile = (pose: HostPose): string => `kew-${pose}-${hosts[pose]}.svg`;
