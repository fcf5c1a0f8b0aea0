import type { PictureName } from '@trivia/pictures/picture-files.ts';

interface Sky {
  /** First hour of this sky in Baghdad, from 0 to 23. */
  readonly fromHour: number;
  readonly name: PictureName;
  /** Picture for wide screens. */
  readonly wide: PictureName;
}

const skies = [
  { fromHour: 5, name: 'sky-morning', wide: 'sky-morning-wide' },
  { fromHour: 10, name: 'sky-noon', wide: 'sky-noon-wide' },
  { fromHour: 16, name: 'sky-evening', wide: 'sky-evening-wide' },
  { fromHour: 19, name: 'sky-night', wide: 'sky-night-wide' },
] as const satisfies readonly Sky[];

const [, , , night] = skies;

/** Sky at an hour from 0 to 23. */
export const skyOf = (hour: number): Sky => skies.findLast(({ fromHour }) => hour >= fromHour) ?? night;
