/** Name of the product and everything derived from it. To rename the product, change only this file. */
export const brand = {
  slug: 'zana',
  name: { en: 'Zana', ar: 'زانا', ckb: 'زانا' },
  plusName: { en: 'Zana Plus', ar: 'زانا بلس', ckb: 'زانا پڵەس' },
  operatorSlug: 'tigris',
} as const;
