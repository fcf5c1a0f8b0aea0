import type { PictureId } from '@trivia/rules/pictures.ts';
import { astrolabe } from './astrolabe.ts';
import { delalBridge } from './delal-bridge.ts';
import { erbilCitadel } from './erbil-citadel.ts';
import { ishtarGate } from './ishtar-gate.ts';
import { kilim } from './kilim.ts';
import { lamassu } from './lamassu.ts';
import { malwiya } from './malwiya.ts';
import { marshHouse } from './marsh-house.ts';
import { oud } from './oud.ts';
import { partridge } from './partridge.ts';
import { pomegranate } from './pomegranate.ts';
import { starTiles } from './star-tiles.ts';
import { tea } from './tea.ts';
import { tigrisNight } from './tigris-night.ts';
import { zagrosSpring } from './zagros-spring.ts';
import { ziggurat } from './ziggurat.ts';

/** Each picture of the puzzle as SVG. */
export const puzzlePictures: Readonly<Record<PictureId, () => string>> = {
  'ishtar-gate': ishtarGate,
  ziggurat,
  'marsh-house': marshHouse,
  malwiya,
  'erbil-citadel': erbilCitadel,
  'zagros-spring': zagrosSpring,
  'delal-bridge': delalBridge,
  'tigris-night': tigrisNight,
  oud,
  tea,
  pomegranate,
  kilim,
  'star-tiles': starTiles,
  astrolabe,
  partridge,
  lamassu,
};
