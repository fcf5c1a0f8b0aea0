/** How the socket to the server stands, by which other players and the server are heard at once. */
import { create } from 'zustand';

/** `idle`: nobody needs it yet. `lost`: it was there, or should be, and the app tries to get it back. */
export type Connection = 'idle' | 'connecting' | 'connected' | 'lost';

interface ConnectionState {
  readonly connection: Connection;
  /** It has been there since somebody began to need it. */
  readonly wasThere: boolean;
}

export const useConnectionStore = create<ConnectionState>(() => ({ connection: 'idle', wasThere: false }));

export const setConnection = (connection: Connection): void =>
  useConnectionStore.setState(({ wasThere }) => ({
    connection,
    wasThere: connection === 'connected' || (wasThere && connection !== 'idle'),
  }));

export const useConnection = (): Connection => useConnectionStore(({ connection }) => connection);
