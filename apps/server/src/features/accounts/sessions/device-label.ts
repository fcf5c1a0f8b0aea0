/** Browsers, most specific first: most of them also claim to be Safari, and many to be Chrome. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (userAgent: string, names: typeof browsers) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Label of a device for its owner, such as `Chrome, Android`; null for an unknown user agent. */
export function deviceLabel(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parts = [find(userAgent, browsers), find(userAgent, systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : null;
}
