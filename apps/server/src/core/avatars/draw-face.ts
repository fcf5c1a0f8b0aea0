import { Avatar, Style } from '@dicebear/core';
import adventurer from '@dicebear/styles/adventurer.json' with { type: 'json' };
import { groundArt } from '@trivia/content/store/art.ts';
import type { Cosmetic } from '@trivia/content/store/cosmetics/define.ts';
import type { Expression } from '@trivia/contract/play/expressions.ts';
import type { CosmeticSlot } from '@trivia/rules/store/cosmetics.ts';

const style = new Style(adventurer);

const variants = <N extends string>(...numbers: readonly N[]): `variant${N}`[] =>
  numbers.map((number): `variant${N}` => `variant${number}`);

/** Friendly subset of the style's variants. */
const defaults = {
  mouthVariant: variants('01', '02', '05', '22', '26', '27', '28'),
  eyesVariant: variants('01', '02', '19', '21', '23', '24', '25', '26'),
  eyebrowsVariant: variants('03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15'),
  skinColor: ['f2d3b1', 'ecad80', 'c68642', '9e5622', '763900'],
  hairColor: ['0e0e0e', '2b2140', '562306', '6a4e35', '796a45', 'ac6511', '592454', '2f7f86'],
  backgroundColor: ['9bd8f7', 'f7b3c0', 'ffe0a0', 'b9ecd0', 'd7c6fa'],
};

/** Variants that an expression replaces; all others follow from the seed. */
const expressions = {
  right: { mouthVariant: variants('26') },
  wrong: { mouthVariant: variants('03'), eyesVariant: variants('24'), eyebrowsVariant: variants('04') },
  win: { mouthVariant: variants('26'), eyesVariant: variants('19'), eyebrowsVariant: variants('08') },
  loss: { mouthVariant: variants('10'), eyesVariant: variants('15'), eyebrowsVariant: variants('10') },
  strain: { mouthVariant: variants('11'), eyesVariant: variants('20'), eyebrowsVariant: variants('02') },
} as const satisfies Readonly<Record<Expression, object>>;

type Worn = Pick<Cosmetic, 'slot' | 'part'>;

/** Option of the style that a slot sets. Other slots also need a probability, or the style leaves them out. */
const optionOf: Readonly<Partial<Record<CosmeticSlot, string>>> = {
  skin: 'skinColor',
  eyes: 'eyesVariant',
  brows: 'eyebrowsVariant',
  mouth: 'mouthVariant',
  hair: 'hairVariant',
  dye: 'hairColor',
};

/** Options of the style for a worn cosmetic. */
function optionsOf({ slot, part }: Worn): Record<string, unknown> {
  const option = optionOf[slot];
  return option ? { [option]: [part] } : { [`${slot}Variant`]: [part], [`${slot}Probability`]: 100 };
}

const FACE_SIZE = 762;
const GROUND_SIZE = 240;

/** Content of an SVG, with ids prefixed so that none collides with those of the face. */
const innerOf = (svg: string): string =>
  svg
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll(/\bid="/g, 'id="ground-')
    .replaceAll(/url\(#/g, 'url(#ground-')
    .replaceAll(/href="#/g, 'href="#ground-');

/** Adds a background to a face that was drawn with a transparent one. */
function addBackground(face: string, part: string): string {
  const ground = innerOf(groundArt.get(part) ?? '');
  const scale = FACE_SIZE / GROUND_SIZE;
  return face.replace(/^<svg[^>]*>/, (open) => `${open}<g transform="scale(${scale})">${ground}</g>`);
}

/**
 * Draws a face as SVG, with at most one cosmetic per slot. A seed always gives the same face, with any expression.
 */
export function drawFace(seed: string, worn: readonly Worn[] = [], expression?: Expression): string {
  const ground = worn.find(({ slot }) => slot === 'ground');
  const options = worn.filter(({ slot }) => slot !== 'ground' && slot !== 'frame').map(optionsOf);
  const bare = ground ? { backgroundColor: ['ffffff00'] } : {};
  const shown = expression ? expressions[expression] : {};
  const face = new Avatar(style, Object.assign({ ...defaults, ...bare, seed }, ...options, shown)).toString();
  return ground ? addBackground(face, ground.part) : face;
}
