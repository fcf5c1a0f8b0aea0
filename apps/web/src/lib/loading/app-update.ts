import { create } from 'zustand';

/** Whether the server has a newer version of the app than this page. */
export const useAppUpdate = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));
