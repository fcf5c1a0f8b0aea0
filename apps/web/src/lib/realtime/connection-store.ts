/** State of the socket to the server. */
import { create } from 'zustand';

/** `idle`: no socket is needed yet. `lost`: the socket is gone or could not be opened, and the app tries again. */
export type Connection = 'idle' | 'connecting' | 'connected' | 'lost';

interface ConnectionState {
  readonly connection: Connection;
  /** Whether it was connected since a socket became needed. */
  readonly wasThere: boolean;
}

export const useConnectionStore = create<ConnectionState>(() => ({ connection: 'idle', wasThere: false }));

export const setConnection = (connection: Connection): void =>
  useConnectionStore.setState(({ wasThere }) => ({
    connection,
    wasThere: connection === 'connected' || (wasThere && connection !== 'idle'),
  }));

export const useConnection = (): Connection => useConnectionStore(({ connection }) => connection);
