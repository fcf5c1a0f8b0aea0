/** Access to pages. The server decides what a player may do; the gate only avoids useless screens. */
const openPaths = [
  '/verify',
  '/payment-success',
  '/payment-failed',
  '/notification-redirect',
  '/store',
  ...(import.meta.env.DEV ? ['/gallery'] : []),
];

/** Whether a page is open to visitors and players. */
export const isOpen = (path: string): boolean =>
  path === '/landing' || openPaths.some((open) => path === open || path.startsWith(`${open}/`));

/** Whether a page waits for the player's data. The session of a reset link may not read them. */
export const needsPlayer = (path: string): boolean => !isOpen(path) && path !== '/reset-password';

/** Path to which a visit is redirected; null to let it pass. */
export function gate(path: string, hasToken: boolean): string | null {
  if (path === '/') return '/home';
  if (path === '/landing') return hasToken ? '/home' : null;
  return hasToken || isOpen(path) ? null : '/landing';
}
