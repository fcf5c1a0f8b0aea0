/** The more telling names come first: most browsers say that they are Safari, and many that they are Chrome. */
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

/** What a player knows a device by, such as `Chrome, Android`; null when its user agent says nothing we know. */
export function deviceLabel(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parts = [find(userAgent, browsers), find(userAgent, systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : null;
}
