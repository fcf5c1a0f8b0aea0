import { reloadPage } from './reload-page.ts';

/** The browser unregisters a service worker after it has installed the next one, which may not end. */
const UNREGISTER_LIMIT_MS = 1000;

async function unregisterWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}

/**
 * Reloads the page in its newer version, without the service worker: Chromium can hold a document for minutes while it
 * replaces the worker. The new page registers it again. A device without a network keeps it for the offline page.
 */
export async function loadUpdate(): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, UNREGISTER_LIMIT_MS));
  const unregistered = navigator.onLine ? unregisterWorker().catch(() => undefined) : undefined;
  await Promise.race([unregistered, limit]);
  reloadPage();
}
