import { cosmetics } from '@trivia/content/store/cosmetics/catalogue.ts';
import type { Cosmetic } from '@trivia/content/store/cosmetics/define.ts';
import type { Expression } from '@trivia/contract/play/expressions.ts';
import { drawFace } from './draw-face.ts';
import { type PackedDrawing, packDrawing } from './packed-drawing.ts';

/** About 10 MB of drawings. */
const MOST_KEPT = 2_000;

const fileName = /^([a-z0-9]{8,64})((?:\.[a-z-]{1,40}){0,10})\.svg$/;

const byId = new Map(cosmetics.map((cosmetic) => [cosmetic.id, cosmetic]));

/** Things of the ids; undefined for an unknown one, two of a slot, a frame, or another order than the address has. */
function readWorn(ids: readonly string[]): readonly Cosmetic[] | undefined {
  const worn = ids.flatMap((id) => byId.get(id) ?? []);
  const slots = new Set(worn.map(({ slot }) => slot));
  const isSorted = ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id);
  const isSound = worn.length === ids.length && slots.size === ids.length && !slots.has('frame');
  return isSorted && isSound ? worn : undefined;
}

/** Drawn faces by file and expression, the one drawn first making room. */
export class FaceCache {
  readonly #drawn = new Map<string, PackedDrawing>();

  /** The face of a file `seed.id.id.svg`; undefined where there is no such face. */
  draw(file: string, expression?: Expression): PackedDrawing | undefined {
    const key = `${file} ${expression ?? ''}`;
    const known = this.#drawn.get(key);
    if (known !== undefined) return known;
    const [, seed, path = ''] = fileName.exec(file) ?? [];
    const worn = readWorn(path.split('.').slice(1));
    if (seed === undefined || !worn) return undefined;
    const face = packDrawing(drawFace(seed, worn, expression));
    if (this.#drawn.size >= MOST_KEPT) this.#drawn.delete(this.#drawn.keys().next().value ?? '');
    this.#drawn.set(key, face);
    return face;
  }
}
