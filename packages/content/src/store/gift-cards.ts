/** Gift cards on offer. Their codes are loaded by `npm run gift-cards -- load FILE.csv`. */
import type { GiftCardPicture } from '@trivia/contract/store/gift-cards.ts';
import type { Texts } from './texts.ts';

export interface GiftCardEntry {
  readonly id: string;
  readonly brand: Texts;
  /** Sentence on what the card buys, and where. */
  readonly terms: Texts;
  readonly picture: GiftCardPicture;
  readonly valueIqd: number;
  /** Discount on the usual price in points. */
  readonly discountPercent: number;
  /** Price in points, after the discount. */
  readonly points: number;
}

export const giftCards: readonly GiftCardEntry[] = [
  {
    id: 'tea-house-3000',
    brand: { en: 'Tea house', ar: 'المقهى', ckb: 'چایخانە' },
    terms: {
      en: 'For drinks and sweets. Show the code when you pay.',
      ar: 'للمشروبات والحلويات. أظهر الرمز عند الدفع.',
      ckb: 'بۆ خواردنەوە و شیرینی. لە کاتی پارەداندا کۆدەکە پیشان بدە.',
    },
    picture: 'tea',
    valueIqd: 3_000,
    discountPercent: 0,
    points: 600,
  },
  {
    id: 'museum-4000',
    brand: { en: 'Museum day', ar: 'يوم في المتحف', ckb: 'ڕۆژێک لە مۆزەخانە' },
    terms: {
      en: 'One day ticket. Show the code at the entrance.',
      ar: 'تذكرة ليوم واحد. أظهر الرمز عند المدخل.',
      ckb: 'بلیتی یەک ڕۆژ. لە دەرگا کۆدەکە پیشان بدە.',
    },
    picture: 'museum',
    valueIqd: 4_000,
    discountPercent: 0,
    points: 800,
  },
  {
    id: 'phone-credit-5000',
    brand: { en: 'Phone credit', ar: 'رصيد الهاتف', ckb: 'باڵانسی مۆبایل' },
    terms: {
      en: 'Dial the code as your operator says, and the credit is on your number.',
      ar: 'عبّئ بالرمز كما توضّح شركة الاتصالات، فيصل الرصيد إلى رقمك.',
      ckb: 'کۆدەکە لێ بدە وەک کۆمپانیای هێڵەکەت دەڵێت، باڵانسەکە دێتە سەر ژمارەکەت.',
    },
    picture: 'phone',
    valueIqd: 5_000,
    discountPercent: 0,
    points: 1_000,
  },
  {
    id: 'cinema-8000',
    brand: { en: 'Cinema ticket', ar: 'تذكرة سينما', ckb: 'بلیتی سینەما' },
    terms: {
      en: 'One seat at any showing. Show the code at the till.',
      ar: 'مقعد واحد في أي عرض. أظهر الرمز عند شباك التذاكر.',
      ckb: 'یەک کورسی بۆ هەر نمایشێک. لای فرۆشیاری بلیت کۆدەکە پیشان بدە.',
    },
    picture: 'cinema',
    valueIqd: 8_000,
    discountPercent: 0,
    points: 1_600,
  },
  {
    id: 'bookshop-10000',
    brand: { en: 'Bookshop', ar: 'المكتبة', ckb: 'کتێبفرۆشی' },
    terms: {
      en: 'For any book. What is left over stays on the card.',
      ar: 'لأي كتاب. وما يتبقى يبقى على البطاقة.',
      ckb: 'بۆ هەر کتێبێک. ئەوەی زیاد بێت لەسەر کارتەکە دەمێنێتەوە.',
    },
    picture: 'book',
    valueIqd: 10_000,
    discountPercent: 0,
    points: 2_000,
  },
  {
    id: 'sports-shop-15000',
    brand: { en: 'Sports shop', ar: 'متجر الرياضة', ckb: 'فرۆشگای وەرزش' },
    terms: {
      en: 'For everything in the shop. Show the code when you pay.',
      ar: 'لكل ما في المتجر. أظهر الرمز عند الدفع.',
      ckb: 'بۆ هەموو شتێک لە فرۆشگاکە. لە کاتی پارەداندا کۆدەکە پیشان بدە.',
    },
    picture: 'ball',
    valueIqd: 15_000,
    discountPercent: 10,
    points: 2_700,
  },
];
