import type { PictureId } from '@trivia/rules/pictures.ts';
import { astrolabe } from '../subjects/astrolabe/astrolabe.ts';
import { delalBridge } from '../subjects/delal-bridge/delal-bridge.ts';
import { erbilCitadel } from '../subjects/erbil-citadel/erbil-citadel.ts';
import { ishtarGate } from '../subjects/ishtar-gate/ishtar-gate.ts';
import { kilim } from '../subjects/kilim/kilim.ts';
import { lamassu } from '../subjects/lamassu/lamassu.ts';
import { malwiya } from '../subjects/malwiya/malwiya.ts';
import { marshHouse } from '../subjects/marsh-house/marsh-house.ts';
import { oud } from '../subjects/oud/oud.ts';
import { partridge } from '../subjects/partridge/partridge.ts';
import { pomegranate } from '../subjects/pomegranate/pomegranate.ts';
import { starTiles } from '../subjects/star-tiles/star-tiles.ts';
import { tea } from '../subjects/tea/tea.ts';
import { tigrisNight } from '../subjects/tigris-night/tigris-night.ts';
import { zagrosSpring } from '../subjects/zagros-spring/zagros-spring.ts';
import { ziggurat } from '../subjects/ziggurat/ziggurat.ts';

/** Pictures of the puzzle as SVG. */
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
