/** How the socket to the server stands, by which other players and the server are heard at once. */
import { create } from 'zustand';

/** `idle`: nobody needs it yet. `lost`: it was there, or should be, and the app tries to get it back. */
export type Connection = 'idle' | 'connecting' | 'connected' | 'lost';

export const useConnectionStore = create<{ readonly connection: Connection }>(() => ({ connection: 'idle' }));

export const setConnection = (connection: Connection): void => useConnectionStore.setState({ connection });

export const useConnection = (): Connection => useConnectionStore(({ connection }) => connection);
