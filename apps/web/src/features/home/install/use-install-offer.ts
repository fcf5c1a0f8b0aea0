import { useEffect } from 'react';
import { create } from 'zustand';
import { hasPlayedToday } from '../../../game/player/played-days.ts';
import { type InstallPrompt, useInstallPrompt } from '../../../lib/install-prompt.ts';
import { readStored, store } from '../../../lib/storage.ts';

/** Day of play from which the app is offered. */
const FROM_DAY = 3;

/** True for the rest of the visit in which the offer is made, until it is answered. */
const useOpenOffer = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

/** Safari on phones and tablets installs by its menu alone. It names itself by this property, false in a tab. */
const isInstalledByHand = (): boolean => 'standalone' in navigator && navigator.standalone === false;

/** Ends the offer for good. */
export const closeInstallOffer = (): void => useOpenOffer.setState({ isOpen: false });

/** Shows the browser's question, and ends the offer. A prompt can be shown once. */
export async function install(prompt: InstallPrompt): Promise<void> {
  closeInstallOffer();
  useInstallPrompt.setState({ prompt: null });
  await prompt.prompt();
}

/**
 * Whether the app is offered: on home, after a game of the third day of play or a later one, in one visit only, and where
 * it can be installed.
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
