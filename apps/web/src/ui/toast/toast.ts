import { loadPart } from '../../lib/loading/load-part.ts';

const loadPresenter = () => import('./toast-presenter.tsx');

/** Fetches what shows toasts before there is any: most are needed when nothing can be fetched. */
export const preloadToasts = (): void => void loadPresenter().catch(() => undefined);

/** One toast at a time, at the top of the inline end; what shows them is fetched with the first, if not before. */
export async function showToast(kind: 'success' | 'error' | 'info', message: string): Promise<void> {
  const { presentToast } = await loadPart(loadPresenter);
  presentToast(kind, message);
}
