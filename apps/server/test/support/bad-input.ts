import type { RouteDefinition } from '@trivia/contract/route.ts';
import { safeParse } from 'zod/mini';
import type { $ZodEnumDef, $ZodObjectDef, $ZodType } from 'zod/v4/core';

/** Values that no field accepts. */
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

/** Valid values by field, so that a body has only one invalid field. */
const goodValues: Readonly<Record<string, unknown>> = {
  username: 'good-name',
  email: 'good@example.org',
  password: 'five questions',
  confirmPassword: 'five questions',
  currentPassword: 'five questions',
  login: 'good-name',
  dateOfBirth: '2000-02-03',
  phoneNumber: '+9647701234567',
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
  joinCode: 'ABCDEFGH',
  socket_id: '1234.5678',
  channel_name: 'presence-online.users',
};

type Schema = RouteDefinition['body'];

/** Returns the fields of an object schema. */
function shapeOf(schema: Schema): [name: string, field: $ZodType][] {
  const definition = schema?._zod.def;
  return definition && 'shape' in definition
    ? Object.entries({ ...(definition as $ZodObjectDef).shape })
    : [];
}

const fieldsOf = (schema: Schema): string[] => shapeOf(schema).map(([name]) => name);

/** Candidates for fields that `goodValues` lacks, of which the first valid one is used. */
const plausibleValues: readonly unknown[] = [
  ...Object.values(goodValues),
  '00000000-0000-4000-8000-000000000000',
  10,
  [],
  {},
];

function goodValue(name: string, field: $ZodType): unknown {
  const named = name in goodValues ? [goodValues[name]] : [];
  const values =
    'entries' in field._zod.def ? Object.values({ ...(field._zod.def as $ZodEnumDef).entries }) : [];
  return [...named, ...values, ...plausibleValues].find((value) => safeParse(field, value).success);
}

/** Builds a body that the schema accepts. */
export const goodBody = (schema: Schema): Record<string, unknown> =>
  Object.fromEntries(shapeOf(schema).map(([name, field]) => [name, goodValue(name, field)]));

const without = (body: Readonly<Record<string, unknown>>, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

/** Lists bodies with one wrong or missing field, and values that are no objects. */
export function badBodies({ body }: RouteDefinition): unknown[] {
  if (!body) return [];
  const good = goodBody(body);
  const perField = fieldsOf(body).flatMap((field) => [
    without(good, field),
    ...badValues.map((value) => ({ ...good, [field]: value })),
  ]);
  return [...perField, null, 'text', 7, [good], []];
}

const DEPTH = 10_000;
/** Lists nested too deeply for most parsers. */
const deepBody = (field: string): string => `{"${field}":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`;

/** Raw bodies with invalid JSON, or with text after the value. */
export const brokenBodies = ({ body }: RouteDefinition): string[] => [
  '{',
  '{"a":',
  'nonsense',
  '[1,2',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  ...fieldsOf(body).slice(0, 1).map(deepBody),
];

export const badQueries = ({ query }: RouteDefinition): string[] =>
  fieldsOf(query).flatMap((field) => [
    ...badValues
      .filter((value) => typeof value === 'string')
      .map((value) => `${field}=${encodeURIComponent(value.toWellFormed())}`),
    `${field}=a&${field}=b`,
    `${field}[]=a`,
    `${field}=%00`,
  ]);

const badParameters = ['x', '%00', '1', '😀', '١٢٣', "' OR 1=1", '__proto__', 'x'.repeat(500), '%ff'];

/** Tells whether a value is valid after all, such as 1 for a number. */
const isTaken = ({ params }: RouteDefinition, value: string): boolean =>
  params !== undefined &&
  safeParse(params, Object.fromEntries(fieldsOf(params).map((field) => [field, value]))).success;

/** Lists paths with an invalid value for each parameter. */
export const badPaths = (route: RouteDefinition): string[] =>
  route.path.includes(':')
    ? badParameters
        .filter((value) => !isTaken(route, value))
        .map((value) =>
          route.path.replace(/:\w+/g, value.startsWith('%') ? value : encodeURIComponent(value)),
        )
    : [];
