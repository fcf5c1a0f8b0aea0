import type { RouteDefinition } from '@trivia/contract/route.ts';

/** Values that no field of the game expects, whatever it is for. */
export const badValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 60,
  [],
  [[[]]],
  {},
  { en: 'x' },
  '',
  '   ',
  'x',
  'x'.repeat(5_000),
  '١٢٣٤٥٦',
  '۱۲۳۴۵۶',
  '😀😀😀😀',
  'a\u0000b',
  'null\u0000',
  '\ud800',
  '\u202e\u2066\u200f',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '9'.repeat(400),
  '2024-02-31',
  'undefined',
];

/** Something that each field takes, so that one bad field stands among good ones. */
const goodValues: Readonly<Record<string, unknown>> = {
  username: 'good-name',
  email: 'good@example.org',
  password: 'five questions',
  confirmPassword: 'five questions',
  currentPassword: 'five questions',
  login: 'good-name',
  dateOfBirth: '2000-02-03',
  gender: 'female',
  agreedToTerms: true,
  campaign: 'play',
  token: 'a'.repeat(43),
  provider: 'google',
  credential: 'a'.repeat(64),
  code: '123456',
  language: 'en',
  favouriteCategories: ['science', 'music', 'food'],
  type: 'daily',
  mode: 'solo',
  round: 1,
  optionId: 'abcd1234',
  version: 1,
};

/** The names of an object schema's fields. */
function fieldsOf(schema: RouteDefinition['body']): string[] {
  const definition = schema?._zod.def;
  const hasShape = definition && 'shape' in definition && typeof definition.shape === 'object';
  return hasShape ? Object.keys(definition.shape ?? {}) : [];
}

const goodBody = (schema: RouteDefinition['body']): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(schema).flatMap((name) => (name in goodValues ? [[name, goodValues[name]]] : [])),
  );

const without = (body: Readonly<Record<string, unknown>>, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

/** Bodies with one field wrong or missing, and ones that are no objects at all. */
export function badBodies({ body }: RouteDefinition): unknown[] {
  if (!body) return [];
  const good = goodBody(body);
  const perField = fieldsOf(body).flatMap((field) => [
    without(good, field),
    ...badValues.map((value) => ({ ...good, [field]: value })),
  ]);
  return [...perField, null, 'text', 7, [good], []];
}

export const badQueries = ({ query }: RouteDefinition): string[] =>
  fieldsOf(query).flatMap((field) => [
    ...badValues
      .filter((value) => typeof value === 'string')
      .map((value) => `${field}=${encodeURIComponent(value.toWellFormed())}`),
    `${field}=a&${field}=b`,
    `${field}[]=a`,
    `${field}=%00`,
  ]);

/** Paths with something else in place of each parameter. */
export const badPaths = ({ path }: RouteDefinition): string[] =>
  path.includes(':')
    ? ['x', '%00', '1', '😀', '١٢٣', "' OR 1=1", '__proto__', 'x'.repeat(500), '%ff'].map((value) =>
        path.replace(/:\w+/g, value.startsWith('%') ? value : encodeURIComponent(value)),
      )
    : [];
