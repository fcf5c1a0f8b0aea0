/** Page from which the player came to the store, by `?from=` in its address. */

/** Screens of the app alone: nothing that a link from elsewhere could lead out by. */
const screen = /^\/(?:home|modes|categories|profile|play\/[\w/-]+)(?:[?#][\w=&%-]*)?$/;

export function readFrom(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  return from !== null && screen.test(from) ? from : null;
}
