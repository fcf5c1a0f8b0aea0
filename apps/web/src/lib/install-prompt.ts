/** The browser's own offer to install the app, kept until the game makes it. */
import { create } from 'zustand';
import { store } from './storage.ts';

/** Event of Chromium: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Null in browsers without it, after an answer, and where the app is installed. */
export const useInstallPrompt = create<{ readonly prompt: InstallPrompt | null }>(() => ({ prompt: null }));

/** Keeps the browser's offer, in place of its own banner. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallPrompt.setState({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => {
    store('installOffer', 'made');
    useInstallPrompt.setState({ prompt: null });
  });
}
