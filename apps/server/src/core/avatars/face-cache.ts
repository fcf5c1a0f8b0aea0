import { cosmetics } from '@trivia/content/store/cosmetics/catalogue.ts';
import type { Cosmetic } from '@trivia/content/store/cosmetics/define.ts';
import type { Expression } from '@trivia/contract/play/expressions.ts';
import { type CompressedSvg, compressSvg } from './compressed-svg.ts';
import { drawFace } from './draw-face.ts';

/** Faces in the cache, about 10 MB. */
const MAX_KEPT = 2_000;

const fileName = /^([a-z0-9]{8,64})((?:\.[a-z-]{1,40}){0,10})\.svg$/;

const byId = new Map(cosmetics.map((cosmetic) => [cosmetic.id, cosmetic]));

/**
 * Cosmetics of an address. Undefined for an unknown id, two of one slot, a frame, or ids out of order: each look has
 * exactly one address.
 */
function readWorn(ids: readonly string[]): readonly Cosmetic[] | undefined {
  const worn = ids.flatMap((id) => byId.get(id) ?? []);
  const slots = new Set(worn.map(({ slot }) => slot));
  const isSorted = ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id);
  const isSound = worn.length === ids.length && slots.size === ids.length && !slots.has('frame');
  return isSorted && isSound ? worn : undefined;
}

/** Cache of drawn faces by file and expression. The oldest entry is evicted first. */
export class FaceCache {
  readonly #drawn = new Map<string, CompressedSvg>();

  /** Face of a file named `seed.id.id.svg`; undefined for an invalid name. */
  draw(file: string, expression?: Expression): CompressedSvg | undefined {
    const key = `${file} ${expression ?? ''}`;
    const known = this.#drawn.get(key);
    if (known !== undefined) return known;
    const [, seed, path = ''] = fileName.exec(file) ?? [];
    const worn = readWorn(path.split('.').slice(1));
    if (seed === undefined || !worn) return undefined;
    const face = compressSvg(drawFace(seed, worn, expression));
    if (this.#drawn.size >= MAX_KEPT) this.#drawn.delete(this.#drawn.keys().next().value ?? '');
    this.#drawn.set(key, face);
    return face;
  }
}
