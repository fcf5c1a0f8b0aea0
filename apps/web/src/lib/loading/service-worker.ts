import { useAppUpdate } from './app-update.ts';

const CHECK_EVERY_MS = 30 * 60_000;

const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;

/** Compares the build's name, which a new service worker sends to every page, with that of this page. */
export function takeMessage({ data }: Pick<MessageEvent<unknown>, 'data'>): void {
  const isBuild = typeof data === 'object' && data !== null && 'build' in data;
  if (isBuild && data.build !== ownBuild()) useAppUpdate.setState({ isReady: true });
}

async function register(): Promise<void> {
  navigator.serviceWorker.addEventListener('message', takeMessage);
  const registration = await navigator.serviceWorker.register('/sw.js');
  // Checks for an update whenever the app becomes visible: browsers check only at a page load, and the app has one.
  const check = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_EVERY_MS);
}

/** Registers the service worker of a build, if the browser supports one. The first screen does not wait for it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  register().catch((error: unknown) => console.error(error));
}
