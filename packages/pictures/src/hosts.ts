/** Hashes of the host's poses, written by `npm run pictures` from their drawings. */
import type { HostPose } from './host/kew-poses.ts';

export const hosts: Readonly<Record<HostPose, string>> = {
  hello: 'cace11ce',
  thinking: 'c8220487',
  pointing: '5224b927',
  cheering: '5841bdbb',
  crowned: '992083e1',
  consoling: '6f984a3f',
  asleep: 'd05805d1',
  lost: '3c403e4a',
};
