/** The pictures of the app, written by `npm run pictures` from their drawings. */
import type { PictureName } from './catalogue/catalogue.ts';

export interface PictureFacts {
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** In pixels, rising; there is an AVIF file of each. */
  readonly widths: readonly number[];
  /** Stands in its place until it is there; null for a subject without a ground. */
  readonly color: string | null;
  readonly hash: string;
}

export const pictures: Readonly<Record<PictureName, PictureFacts>> = {
  'thing-lantern': { width: 320, height: 320, widths: [160, 320], color: null, hash: 'b0d79876' },
  'thing-astrolabe': { width: 320, height: 320, widths: [160, 320], color: null, hash: 'e735093f' },
  'thing-lamassu': { width: 320, height: 320, widths: [160, 320], color: null, hash: 'e730e5af' },
  'thing-peaks': { width: 320, height: 320, widths: [160, 320], color: null, hash: '1914f5d8' },
  'thing-ball': { width: 320, height: 320, widths: [160, 320], color: null, hash: '9de73f4e' },
  'thing-reel': { width: 320, height: 320, widths: [160, 320], color: null, hash: 'ea2376f2' },
  'thing-oud': { width: 320, height: 320, widths: [160, 320], color: null, hash: '97462a93' },
  'thing-book': { width: 320, height: 320, widths: [160, 320], color: null, hash: 'c790824f' },
  'thing-gears': { width: 320, height: 320, widths: [160, 320], color: null, hash: '1f3da4b3' },
  'thing-partridge': { width: 320, height: 320, widths: [160, 320], color: null, hash: 'ee45dbcb' },
  'thing-pomegranate': { width: 320, height: 320, widths: [160, 320], color: null, hash: 'ce1b20fc' },
  'thing-gate': { width: 320, height: 320, widths: [160, 320], color: null, hash: '76786a4f' },
  'thing-mudhif': { width: 320, height: 320, widths: [160, 320], color: null, hash: '20e9856a' },
  'thing-malwiya': { width: 320, height: 320, widths: [160, 320], color: null, hash: '5b4f4f4a' },
  'thing-ziggurat': { width: 320, height: 320, widths: [160, 320], color: null, hash: '5634df3e' },
  'thing-samovar': { width: 320, height: 320, widths: [160, 320], color: null, hash: 'eabc031e' },
  'thing-phone': { width: 320, height: 320, widths: [160, 320], color: null, hash: '0cc29a8c' },
  'thing-coins': { width: 320, height: 320, widths: [160, 320], color: null, hash: 'a76969b5' },
  'thing-coin-stacks': { width: 320, height: 320, widths: [160, 320], color: null, hash: '68ca8bee' },
  'thing-coin-bowl': { width: 320, height: 320, widths: [160, 320], color: null, hash: '25cd4a91' },
  'scene-tigris-night': { width: 640, height: 640, widths: [360, 640], color: '#413e5f', hash: '2eb28cc0' },
  'scene-tea': { width: 640, height: 640, widths: [360, 640], color: '#766358', hash: '379eb497' },
  'scene-malwiya': { width: 640, height: 640, widths: [360, 640], color: '#664e45', hash: 'da25f470' },
  'scene-star-tiles': { width: 640, height: 640, widths: [360, 640], color: '#598a9f', hash: 'e87881a2' },
  'scene-ishtar-gate': { width: 640, height: 640, widths: [360, 640], color: '#6e596a', hash: '1c57a9b7' },
  'scene-lamassu': { width: 640, height: 640, widths: [360, 640], color: '#886465', hash: '6e5cbfa8' },
  'scene-delal-bridge': { width: 640, height: 640, widths: [360, 640], color: '#9c9396', hash: '6b0ec6fc' },
  'scene-erbil-citadel': { width: 640, height: 640, widths: [360, 640], color: '#9ba68c', hash: '26b8dafc' },
  'scene-marsh-house': { width: 640, height: 640, widths: [360, 640], color: '#78997a', hash: '0a1b5650' },
  'sky-morning': { width: 800, height: 656, widths: [480, 800], color: '#a19b9a', hash: '7ea1ec8e' },
  'sky-noon': { width: 800, height: 656, widths: [480, 800], color: '#7dacab', hash: '1566e72e' },
  'sky-evening': { width: 800, height: 656, widths: [480, 800], color: '#9a615d', hash: 'b422c048' },
  'sky-night': { width: 800, height: 656, widths: [480, 800], color: '#464363', hash: '2ec3a46f' },
  'sky-morning-wide': { width: 1400, height: 700, widths: [1400], color: '#b79998', hash: 'b8361d69' },
  'sky-noon-wide': { width: 1400, height: 700, widths: [1400], color: '#8fadc4', hash: 'ec6179cc' },
  'sky-evening-wide': { width: 1400, height: 681, widths: [1400], color: '#915567', hash: '3044773a' },
  'sky-night-wide': { width: 1440, height: 703, widths: [1440], color: '#323163', hash: '3bce3f00' },
  'hero-night': { width: 780, height: 1142, widths: [480, 780], color: '#3d3a59', hash: '44f15c14' },
  'hero-noon': { width: 780, height: 900, widths: [480, 780], color: '#7fa2a2', hash: '18dae846' },
};
