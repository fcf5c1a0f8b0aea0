import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { GiftCardPicture } from '@trivia/contract/store/gift-cards.ts';
import type { PictureName } from '@trivia/pictures/picture-files.ts';

/** Pictures of gift cards, each in the hue of a related category. */
export const giftArt: Readonly<
  Record<GiftCardPicture, { readonly hueOf: CategoryId; readonly thing: PictureName }>
> = {
  tea: { hueOf: 'food', thing: 'thing-samovar' },
  museum: { hueOf: 'history', thing: 'thing-lamassu' },
  phone: { hueOf: 'technology', thing: 'thing-phone' },
  cinema: { hueOf: 'film-television', thing: 'thing-reel' },
  book: { hueOf: 'literature', thing: 'thing-book' },
  ball: { hueOf: 'sports', thing: 'thing-ball' },
};
