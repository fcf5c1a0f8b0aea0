const hostOf = (origin: string): string | undefined => URL.parse(origin)?.host;

const matches = (pattern: string, host: string): boolean =>
  pattern.startsWith('*') ? host.endsWith(pattern.slice(1)) : host === pattern;

/**
 * Whether a page of that origin may connect. A pattern is a host, with its port unless that is the default, or a
 * wildcard such as `*.example.com`. Without patterns every origin may connect. Requests without an origin don't come
 * from browsers.
 */
export function isAllowedOrigin(patterns: readonly string[], origin: string | undefined): boolean {
  if (patterns.length === 0 || origin === undefined) return true;
  const host = hostOf(origin);
  return host !== undefined && patterns.some((pattern) => matches(pattern, host));
}
