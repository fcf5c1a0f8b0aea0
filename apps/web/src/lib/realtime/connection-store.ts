/** State of the socket to the server. */
import { create } from 'zustand';

/**
 * `idle`: no socket is needed yet. `lost`: the socket is closed or could not be opened, and the app is reconnecting.
 */
export type Connection = 'idle' | 'connecting' | 'connected' | 'lost';

interface ConnectionState {
  readonly connection: Connection;
  /** Whether the socket has been connected since it was first needed. */
  readonly wasConnected: boolean;
}

export const useConnectionStore = create<ConnectionState>(() => ({
  connection: 'idle',
  wasConnected: false,
}));

export const setConnection = (connection: Connection): void =>
  useConnectionStore.setState(({ wasConnected }) => ({
    connection,
    wasConnected: connection === 'connected' || (wasConnected && connection !== 'idle'),
  }));

export const useConnection = (): Connection => useConnectionStore(({ connection }) => connection);
