import { Avatar, Style } from '@dicebear/core';
import adventurer from '@dicebear/styles/adventurer.json' with { type: 'json' };

const style = new Style(adventurer);

const variants = <N extends string>(...numbers: readonly N[]): `variant${N}`[] =>
  numbers.map((number): `variant${N}` => `variant${number}`);

/** Friendly subset of the style's features. */
const looks = {
  mouthVariant: variants('01', '02', '05', '22', '26', '27', '28'),
  eyesVariant: variants('01', '02', '19', '21', '23', '24', '25', '26'),
  eyebrowsVariant: variants('03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15'),
  skinColor: ['f2d3b1', 'ecad80', 'c68642', '9e5622', '763900'],
  hairColor: ['0e0e0e', '2b2140', '562306', '6a4e35', '796a45', 'ac6511', '592454', '2f7f86'],
  backgroundColor: ['9bd8f7', 'f7b3c0', 'ffe0a0', 'b9ecd0', 'd7c6fa'],
};

/** A face as SVG; the same seed always gives the same face. */
export const drawFace = (seed: string): string => new Avatar(style, { ...looks, seed }).toString();
