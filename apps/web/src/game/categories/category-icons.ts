/** Icon of each category. */
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import {
  BookOpen,
  Clapperboard,
  Cpu,
  FlaskConical,
  Globe,
  Landmark,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Music,
  ScrollText,
  Utensils,
  Volleyball,
} from 'lucide-react';

export const categoryIcons: Readonly<Record<CategoryId, LucideIcon>> = {
  'general-knowledge': Lightbulb,
  science: FlaskConical,
  history: ScrollText,
  geography: Globe,
  sports: Volleyball,
  'film-television': Clapperboard,
  music: Music,
  literature: BookOpen,
  technology: Cpu,
  nature: Leaf,
  food: Utensils,
  'mesopotamia-kurdistan': Landmark,
};
