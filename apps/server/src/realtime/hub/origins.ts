const hostOf = (origin: string): string | undefined => URL.parse(origin)?.host;

const matches = (pattern: string, host: string): boolean =>
  pattern.startsWith('*') ? host.endsWith(pattern.slice(1)) : host === pattern;

/**
 * Whether a page of that origin may connect. Patterns are hosts, with their port if it is not the usual one, or `*`
 * before the end of one, such as `*.example.com`. With no pattern anybody may; what has no origin is no browser.
 */
export function isAllowedOrigin(patterns: readonly string[], origin: string | undefined): boolean {
  if (patterns.length === 0 || origin === undefined) return true;
  const host = hostOf(origin);
  return host !== undefined && patterns.some((pattern) => matches(pattern, host));
}
