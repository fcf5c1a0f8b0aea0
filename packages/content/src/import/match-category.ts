import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';

/** Words in category names of other collections, the most specific first. */
const words: readonly (readonly [RegExp, CategoryId])[] = [
  [/mesopotamia|kurd|iraq/, 'mesopotamia-kurdistan'],
  [/music|song/, 'music'],
  [/film|movie|television|tv|cartoon|anime|theatre|celebrit/, 'film-television'],
  [/book|literature|humanities|art|comics|manga|mytholog/, 'literature'],
  [/computer|technolog|gadget|vehicle|game|programming/, 'technology'],
  [/animal|nature|plant|biolog/, 'nature'],
  [/science|math|astronom|physic|chemi/, 'science'],
  [/histor|politic|policy|religion|people/, 'history'],
  [/geograph|world|countr|cit(y|ies)/, 'geography'],
  [/sport|football/, 'sports'],
  [/food|drink|cook/, 'food'],
];

/** Most likely category for a foreign name; general knowledge by default. */
export function matchCategory(name: string): CategoryId {
  const slug = name.toLowerCase().replace(/[^a-z]+/g, '-');
  const own = categoryIds.find((id) => id === slug);
  return own ?? words.find(([pattern]) => pattern.test(slug))?.[1] ?? 'general-knowledge';
}
