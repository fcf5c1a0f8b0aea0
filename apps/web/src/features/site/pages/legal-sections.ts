/** Sections of each legal text, in order; their texts are in the area `legal`. */
export const legalSections = {
  about: ['what', 'fair', 'languages', 'contact'],
  fairPlay: ['drawn', 'sealed', 'timed', 'corrected', 'house', 'check'],
  terms: ['account', 'play', 'currencies', 'plus', 'conduct', 'end', 'changes'],
  eula: ['licence', 'limits', 'content', 'warranty'],
  privacy: ['kept', 'why', 'shared', 'cookies', 'children', 'rights', 'security'],
  dataDeletion: ['self', 'google', 'what', 'time'],
} as const;
export type LegalText = keyof typeof legalSections;
