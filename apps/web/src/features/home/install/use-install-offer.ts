import { useEffect } from 'react';
import { create } from 'zustand';
import { hasPlayedToday } from '../../../game/player/played-days.ts';
import { type InstallPrompt, useInstallPrompt } from '../../../lib/install-prompt.ts';
import { readStored, store } from '../../../lib/storage.ts';

/** First day of play with the offer. */
const FROM_DAY = 3;

/** True for the rest of the visit in which the offer is made, until it is answered. */
const useOpenOffer = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

/**
 * Whether Safari on a phone or tablet shows the page in a tab. Only Safari has this property, and it installs apps by
 * its menu alone.
 */
const isInstalledByHand = (): boolean => 'standalone' in navigator && navigator.standalone === false;

/** Ends the offer for good. */
export const closeInstallOffer = (): void => useOpenOffer.setState({ isOpen: false });

/** Shows the browser's prompt, which works once, and ends the offer. */
export async function install(prompt: InstallPrompt): Promise<void> {
  closeInstallOffer();
  useInstallPrompt.setState({ prompt: null });
  await prompt.prompt();
}

/**
 * Whether to offer the app: on home, after a game on the third day of play or later, in a single visit, and if the
 * browser can install it.
 */
export function useInstallOffer(): boolean {
  const canInstall = useInstallPrompt(({ prompt }) => prompt !== null) || isInstalledByHand();
  const isOpen = useOpenOffer((offer) => offer.isOpen);
  useEffect(() => {
    if (!canInstall || readStored('installOffer') !== null || !hasPlayedToday(Date.now(), FROM_DAY)) return;
    store('installOffer', 'made');
    useOpenOffer.setState({ isOpen: true });
  }, [canInstall]);
  return isOpen && canInstall;
}
