/** Glasses, earrings and details of the face. `part` is a variant of the DiceBear style. */
import { define } from './define.ts';

export const glasses = [
  define(
    'glasses',
    'glasses-shades',
    'variant01',
    { en: 'Shades', ar: 'نظارة شمسية', ckb: 'چاویلکەی ڕەش' },
    { rarity: 'rare', coins: 120, points: 240 },
  ),
  define(
    'glasses',
    'glasses-square',
    'variant02',
    { en: 'Square glasses', ar: 'نظارة مربعة', ckb: 'چاویلکەی چوارگۆشە' },
    { rarity: 'common', coins: 60, points: 120 },
  ),
  define(
    'glasses',
    'glasses-reading',
    'variant03',
    { en: 'Reading glasses', ar: 'نظارة قراءة', ckb: 'چاویلکەی خوێندنەوە' },
    { rarity: 'common', coins: 60, points: 120 },
  ),
  define(
    'glasses',
    'glasses-round',
    'variant04',
    { en: 'Round glasses', ar: 'نظارة دائرية', ckb: 'چاویلکەی خڕ' },
    { rarity: 'rare', coins: 90, points: 180 },
  ),
  define(
    'glasses',
    'glasses-thin',
    'variant05',
    { en: 'Thin glasses', ar: 'نظارة رفيعة', ckb: 'چاویلکەی باریک' },
    { rarity: 'common' },
  ),
] as const;

export const earrings = [
  define(
    'earrings',
    'earrings-drop',
    'variant01',
    { en: 'Drops', ar: 'أقراط متدلية', ckb: 'گوارەی شۆڕ' },
    { rarity: 'common', coins: 45, points: 90 },
  ),
  define(
    'earrings',
    'earrings-pearl',
    'variant02',
    { en: 'Pearl', ar: 'لؤلؤة', ckb: 'مرواری' },
    { rarity: 'rare', coins: 90, points: 180 },
  ),
  define(
    'earrings',
    'earrings-studs',
    'variant03',
    { en: 'Three studs', ar: 'ثلاث حبات', ckb: 'سێ دانە' },
    { rarity: 'common', coins: 45, points: 90 },
  ),
  define(
    'earrings',
    'earrings-star',
    'variant04',
    { en: 'Star', ar: 'نجمة', ckb: 'ئەستێرە' },
    { rarity: 'epic', isPlusOnly: true },
  ),
  define(
    'earrings',
    'earrings-spark',
    'variant05',
    { en: 'Spark', ar: 'شرارة', ckb: 'پریشک' },
    { rarity: 'common', coins: 45, points: 90 },
  ),
  define(
    'earrings',
    'earrings-bead',
    'variant06',
    { en: 'Blue bead', ar: 'خرزة زرقاء', ckb: 'مووروو' },
    { rarity: 'common' },
  ),
] as const;

export const details = [
  define(
    'details',
    'details-birthmark',
    'birthmark',
    { en: 'Beauty spot', ar: 'شامة', ckb: 'خاڵی جوانی' },
    { rarity: 'common' },
  ),
  define(
    'details',
    'details-blush',
    'blush',
    { en: 'Blush', ar: 'حمرة خدود', ckb: 'سوورایی گۆنا' },
    { rarity: 'common', coins: 40, points: 80 },
  ),
  define(
    'details',
    'details-freckles',
    'freckles',
    { en: 'Freckles', ar: 'نمش', ckb: 'پەڵەی دەموچاو' },
    { rarity: 'common' },
  ),
  define(
    'details',
    'details-mustache',
    'mustache',
    { en: 'Moustache', ar: 'شارب', ckb: 'سمێڵ' },
    { rarity: 'rare', coins: 70, points: 140 },
  ),
] as const;
