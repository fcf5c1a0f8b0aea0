/** Screen from which the player came to the store, by `?from=` in the address. */

/** Allowed screens: a link from elsewhere must not redirect to another site. */
const screen = /^\/(?:home|modes|categories|profile|play\/[\w/-]+)(?:[?#][\w=&%-]*)?$/;

export function readBackPath(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  return from !== null && screen.test(from) ? from : null;
}
