/** Who may see which page. The server decides what a player may do; this only spares them a useless screen. */
const openPaths = [
  '/verify',
  '/payment-success',
  '/payment-failed',
  '/notification-redirect',
  '/store',
  ...(import.meta.env.DEV ? ['/gallery'] : []),
];

/** Whether a page is for everybody, signed in or not. */
export const isOpen = (path: string): boolean =>
  path === '/landing' || openPaths.some((open) => path === open || path.startsWith(`${open}/`));

/** Tells if a page waits for the player to be known. A reset link opens a session that may ask nothing of them. */
export const needsPlayer = (path: string): boolean => !isOpen(path) && path !== '/reset-password';

/** Where the gate sends a visit of a path, or null to let it pass. */
export function gate(path: string, hasToken: boolean): string | null {
  if (path === '/') return '/home';
  if (path === '/landing') return hasToken ? '/home' : null;
  return hasToken || isOpen(path) ? null : '/landing';
}
