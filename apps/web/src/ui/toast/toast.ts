import { loadPart } from '../../lib/loading/load-part.ts';
import type { ToastKind } from './toast-card.tsx';

const loadPresenter = () => import('./toast-presenter.tsx');

/** Fetches the toasts' code before the first one, since most are needed without a network. */
export const preloadToasts = (): void => void loadPresenter().catch(() => undefined);

/** Shows a toast, one at a time, at the top of the inline end. Their code is fetched with the first, if not before. */
export async function showToast(kind: ToastKind, message: string): Promise<void> {
  const { presentToast } = await loadPart(loadPresenter);
  presentToast(kind, message);
}
