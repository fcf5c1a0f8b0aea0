/** Features of faces that are free for everybody. `part` is a variant of the DiceBear style, or a colour in hex. */
import type { CosmeticSlot } from '@trivia/rules/store/cosmetics.ts';
import { define } from './define.ts';

const feature = (slot: CosmeticSlot, id: string, part: string, en: string, ar: string, ckb: string) =>
  define(slot, `${slot}-${id}`, part, { en, ar, ckb }, { rarity: 'common' });

export const skins = [
  feature('skin', 'fair', 'f9dcc4', 'Fair', 'بيضاء', 'سپی'),
  feature('skin', 'light', 'f2d3b1', 'Light', 'فاتحة', 'ڕوون'),
  feature('skin', 'wheat', 'ecad80', 'Wheat', 'حنطية', 'گەنمی'),
  feature('skin', 'honey', 'c68642', 'Honey', 'عسلية', 'هەنگوینی'),
  feature('skin', 'bronze', '9e5622', 'Bronze', 'برونزية', 'برۆنزی'),
  feature('skin', 'brown', '763900', 'Deep brown', 'سمراء داكنة', 'قاوەیی تۆخ'),
] as const;

export const eyes = [
  feature('eyes', 'open', 'variant26', 'Open', 'مفتوحتان', 'کراوە'),
  feature('eyes', 'calm', 'variant24', 'Calm', 'هادئتان', 'هێمن'),
  feature('eyes', 'wide', 'variant25', 'Wide', 'واسعتان', 'گەورە'),
  feature('eyes', 'lashes', 'variant01', 'Lashes', 'رموش', 'برژانگ'),
  feature('eyes', 'long-lashes', 'variant02', 'Long lashes', 'رموش طويلة', 'برژانگی درێژ'),
  feature('eyes', 'laughing', 'variant19', 'Laughing', 'ضاحكتان', 'بە پێکەنین'),
  feature('eyes', 'wink', 'variant21', 'Wink', 'غمزة', 'چاوداگرتن'),
  feature('eyes', 'sparkling', 'variant23', 'Sparkling', 'لامعتان', 'گەش'),
  feature('eyes', 'sly', 'variant05', 'Sly', 'ماكرتان', 'فێڵباز'),
  feature('eyes', 'sleepy', 'variant12', 'Sleepy', 'ناعستان', 'خەواڵوو'),
] as const;

export const brows = [
  feature('brows', 'soft', 'variant10', 'Soft', 'ناعمان', 'نەرم'),
  feature('brows', 'strong', 'variant13', 'Strong', 'كثيفان', 'ئەستوور'),
  feature('brows', 'joined', 'variant04', 'Joined', 'متصلان', 'پێکەوە'),
  feature('brows', 'short', 'variant05', 'Short', 'قصيران', 'کورت'),
  feature('brows', 'thin', 'variant06', 'Thin', 'رفيعان', 'باریک'),
  feature('brows', 'serious', 'variant07', 'Serious', 'جادّان', 'جددی'),
  feature('brows', 'raised', 'variant08', 'Raised', 'مرفوعان', 'بەرزکراوە'),
  feature('brows', 'arched', 'variant12', 'Arched', 'مقوّسان', 'کەوانەیی'),
  feature('brows', 'level', 'variant03', 'Level', 'مستقيمان', 'ڕاست'),
  feature('brows', 'scar', 'variant14', 'Scar', 'ندبة', 'شوێنی برین'),
] as const;

export const mouths = [
  feature('mouth', 'smile', 'variant01', 'Smile', 'ابتسامة', 'زەردەخەنە'),
  feature('mouth', 'small-smile', 'variant02', 'Small smile', 'ابتسامة خفيفة', 'زەردەخەنەی نەرم'),
  feature('mouth', 'lips', 'variant05', 'Red lips', 'شفتان حمراوان', 'لێوی سوور'),
  feature('mouth', 'teeth', 'variant22', 'Teeth', 'أسنان', 'ددان'),
  feature('mouth', 'laugh', 'variant26', 'Laugh', 'ضحكة', 'پێکەنین'),
  feature('mouth', 'cheer', 'variant27', 'Cheer', 'فرحة', 'خۆشی'),
  feature('mouth', 'open', 'variant28', 'Open', 'فم مفتوح', 'دەمی کراوە'),
  feature('mouth', 'thoughtful', 'variant10', 'Thoughtful', 'متأمل', 'بیرکەرەوە'),
] as const;

export const dyes = [
  feature('dye', 'black', '0e0e0e', 'Black', 'أسود', 'ڕەش'),
  feature('dye', 'night', '2b2140', 'Night blue', 'كحلي', 'شینی شەو'),
  feature('dye', 'chestnut', '562306', 'Chestnut', 'كستنائي', 'شابەڕوویی'),
  feature('dye', 'walnut', '6a4e35', 'Walnut', 'جوزي', 'گوێزی'),
  feature('dye', 'copper', 'ac6511', 'Copper', 'نحاسي', 'مسی'),
  feature('dye', 'blonde', 'e6b94c', 'Blonde', 'أشقر', 'زەرد'),
  feature('dye', 'plum', '592454', 'Plum', 'برقوقي', 'هەڵووژەیی'),
  feature('dye', 'faience', '2f7f86', 'Turquoise', 'فيروزي', 'فیرۆزەیی'),
  feature('dye', 'pomegranate', 'b9344f', 'Pomegranate', 'رماني', 'هەناری'),
  feature('dye', 'silver', 'cac6d4', 'Silver', 'فضي', 'زیوین'),
] as const;
