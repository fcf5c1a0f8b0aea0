/** The browser's install prompt, saved until the game offers it. */
import { create } from 'zustand';
import { store } from './storage.ts';

/** Event of Chromium: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Null if the browser has no prompt, the player has answered it, or the app is installed. */
export const useInstallPrompt = create<{ readonly prompt: InstallPrompt | null }>(() => ({ prompt: null }));

/** Saves the browser's prompt, and suppresses its own banner. */
export function saveInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallPrompt.setState({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => {
    store('installOffer', 'made');
    useInstallPrompt.setState({ prompt: null });
  });
}
