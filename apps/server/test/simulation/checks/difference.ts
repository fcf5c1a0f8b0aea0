import { isDeepStrictEqual } from 'node:util';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Finds the first path at which two values differ, with both values; undefined if equal. */
export function differenceOf(is: unknown, mustBe: unknown, path = ''): string | undefined {
  if (isDeepStrictEqual(is, mustBe)) return undefined;
  if (!isObject(is) || !isObject(mustBe)) {
    return `${path}: ${JSON.stringify(is)} instead of ${JSON.stringify(mustBe)}`;
  }
  const keys = new Set([...Object.keys(is), ...Object.keys(mustBe)]);
  for (const key of keys) {
    const found = differenceOf(is[key], mustBe[key], `${path}/${key}`);
    if (found) return found;
  }
  return `${path}: in the kind of value`;
}
