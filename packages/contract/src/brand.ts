/** The product's name and everything derived from it. Rename the product here and nowhere else. */
export const brand = {
  slug: 'zana',
  name: { en: 'Zana', ar: 'زانا', ckb: 'زانا' },
  plusName: { en: 'Zana Plus', ar: 'زانا بلس', ckb: 'زانا پڵەس' },
  operatorSlug: 'tigris',
} as const;
