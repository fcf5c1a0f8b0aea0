/** Pictures of the app: their drawings, crops and sizes. */
import { SIZE } from '../drawing/svg.ts';
import { astrolabeCutOut } from '../subjects/astrolabe/astrolabe.ts';
import { delalBridge } from '../subjects/delal-bridge/delal-bridge.ts';
import { erbilCitadel } from '../subjects/erbil-citadel/erbil-citadel.ts';
import { ishtarGate, ishtarGateCutOut } from '../subjects/ishtar-gate/ishtar-gate.ts';
import { lamassu, lamassuCutOut } from '../subjects/lamassu/lamassu.ts';
import { malwiya, malwiyaCutOut } from '../subjects/malwiya/malwiya.ts';
import { marshHouse, mudhifCutOut } from '../subjects/marsh-house/marsh-house.ts';
import { oudCutOut } from '../subjects/oud/oud.ts';
import { partridgeCutOut } from '../subjects/partridge/partridge.ts';
import { pomegranateCutOut } from '../subjects/pomegranate/pomegranate.ts';
import { starTiles } from '../subjects/star-tiles/star-tiles.ts';
import { lanternCutOut, samovarCutOut, tea } from '../subjects/tea/tea.ts';
import { tigrisUpright, tigrisWide } from '../subjects/tigris-night/tigris-hero.ts';
import { tigrisNight } from '../subjects/tigris-night/tigris-night.ts';
import { peaksCutOut, zagrosSpring } from '../subjects/zagros-spring/zagros-spring.ts';
import { ziggurat, zigguratCutOut, zigguratWide } from '../subjects/ziggurat/ziggurat.ts';
import { ballCutOut } from '../things/ball.ts';
import { bookCutOut } from '../things/book.ts';
import { coinBowlCutOut } from '../things/coin-bowl.ts';
import { fewCoinsCutOut, moreCoinsCutOut } from '../things/coins.ts';
import { gearsCutOut } from '../things/gears.ts';
import { phoneCutOut } from '../things/phone.ts';
import { reelCutOut } from '../things/reel.ts';

export interface Entry {
  readonly draw: () => string;
  /** Visible part of the drawing, in its units; all of it by default. */
  readonly crop?: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** True for a subject without a background, which stands at the bottom of a square. */
  readonly isCutOut?: true;
  /** Width divided by height. */
  readonly ratio: number;
  /** Widths in pixels, ascending. */
  readonly widths: readonly number[];
  /** AVIF quality, from 0 to 100. */
  readonly quality: number;
}

/** One subject for a niche of about 80 pixels. */
const single = (draw: () => string): Entry => ({
  draw,
  isCutOut: true,
  ratio: 1,
  widths: [160, 320],
  quality: 54,
});

/** A square that fills a tile. */
const scene = (draw: () => string): Entry => ({ draw, ratio: 1, widths: [360, 640], quality: 40 });

/** A strip of a square, above the content of a phone's screen. */
const sky = (draw: () => string, top: number): Entry => ({
  draw,
  crop: { left: 0, top, width: SIZE, height: 590 },
  ratio: SIZE / 590,
  widths: [480, 800],
  quality: 32,
});

/** A low strip of a square, beside or behind the content of a desk. */
const wideSky = (draw: () => string, top: number): Entry => ({
  draw,
  crop: { left: 0, top, width: SIZE, height: 360 },
  ratio: 2,
  widths: [1400],
  quality: 46,
});

export const catalogue = {
  'thing-lantern': single(lanternCutOut),
  'thing-astrolabe': single(astrolabeCutOut),
  'thing-lamassu': single(lamassuCutOut),
  'thing-peaks': single(peaksCutOut),
  'thing-ball': single(ballCutOut),
  'thing-reel': single(reelCutOut),
  'thing-oud': single(oudCutOut),
  'thing-book': single(bookCutOut),
  'thing-gears': single(gearsCutOut),
  'thing-partridge': single(partridgeCutOut),
  'thing-pomegranate': single(pomegranateCutOut),
  'thing-gate': single(ishtarGateCutOut),
  'thing-mudhif': single(mudhifCutOut),
  'thing-malwiya': single(malwiyaCutOut),
  'thing-ziggurat': single(zigguratCutOut),
  'thing-samovar': single(samovarCutOut),
  'thing-phone': single(phoneCutOut),
  'thing-coins': single(fewCoinsCutOut),
  'thing-coin-stacks': single(moreCoinsCutOut),
  // A new player's first screen waits for it.
  'thing-coin-bowl': { ...single(coinBowlCutOut), quality: 36 },
  'scene-tigris-night': scene(tigrisNight),
  'scene-tea': scene(tea),
  'scene-tea-glass': {
    draw: tea,
    crop: { left: 358, top: 388, width: 308, height: 308 },
    ratio: 1,
    widths: [160, 320],
    quality: 52,
  },
  'scene-malwiya': scene(malwiya),
  'scene-star-tiles': scene(starTiles),
  'scene-ishtar-gate': scene(ishtarGate),
  'scene-lamassu': scene(lamassu),
  'scene-delal-bridge': scene(delalBridge),
  'scene-erbil-citadel': scene(erbilCitadel),
  'scene-marsh-house': scene(marshHouse),
  'sky-morning': sky(delalBridge, 20),
  'sky-noon': sky(zagrosSpring, 0),
  'sky-evening': sky(ziggurat, 40),
  'sky-night': sky(tigrisNight, 30),
  'sky-morning-wide': wideSky(delalBridge, 120),
  'sky-noon-wide': wideSky(zagrosSpring, 60),
  'sky-evening-wide': {
    draw: zigguratWide,
    ratio: 1480 / 720,
    widths: [1400],
    quality: 42,
  },
  'sky-night-wide': { draw: tigrisWide, ratio: 1680 / 820, widths: [1440], quality: 44 },
  'hero-night': { draw: tigrisUpright, ratio: 560 / 820, widths: [480, 780], quality: 46 },
  'hero-noon': {
    draw: zagrosSpring,
    crop: { left: 48, top: 0, width: 624, height: SIZE },
    ratio: 624 / SIZE,
    widths: [480, 780],
    quality: 46,
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type PictureName = keyof typeof catalogue;
