/** Client-side access to pages, which avoids useless screens. The server decides what a player may do. */
const openPaths = [
  '/verify',
  '/payment-success',
  '/payment-failed',
  '/notification-redirect',
  '/store',
  ...(import.meta.env.DEV ? ['/gallery'] : []),
];

/** Whether a page is open to visitors. */
export const isOpen = (path: string): boolean =>
  path === '/landing' || openPaths.some((open) => path === open || path.startsWith(`${open}/`));

/** Whether a page needs the player's data, which the session of a reset link may not read. */
export const needsPlayer = (path: string): boolean => !isOpen(path) && path !== '/reset-password';

/** Path to redirect a visit to; null to allow it. */
export function gate(path: string, hasToken: boolean): string | null {
  if (path === '/') return '/home';
  if (path === '/landing') return hasToken ? '/home' : null;
  return hasToken || isOpen(path) ? null : '/landing';
}
