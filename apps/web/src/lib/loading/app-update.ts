import { create } from 'zustand';

/** Whether the server has a newer app than the one that runs here. */
export const useAppUpdate = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));
