import { loadWithRetry } from '../../lib/loading/load-with-retry.ts';
import type { ToastKind } from './toast-card.tsx';

const loadPresenter = () => import('./toast-presenter.tsx');

/** Preloads the code of toasts, since most of them appear without a network. */
export const preloadToasts = (): void => void loadPresenter().catch(() => undefined);

/** Shows a toast at the top of the inline end. The code is loaded with the first toast, unless it was preloaded. */
export async function showToast(kind: ToastKind, message: string): Promise<void> {
  const { presentToast } = await loadWithRetry(loadPresenter);
  presentToast(kind, message);
}
