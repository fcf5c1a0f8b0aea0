/** How long a client may take. */
export interface Patience {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For the whole of it. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
  /** How often it is looked whose time is over. */
  readonly checkEveryMs: number;
}

export const defaultPatience: Patience = {
  headersMs: 15_000,
  requestMs: 30_000,
  // Longer than a connection is kept for its next request; sockets of live games are asked by pings.
  idleMs: 75_000,
  checkEveryMs: 2_000,
};

/** Ends who drips a request byte by byte: a phone on a slow network is done in a fraction of that. */
export const patienceOptions = ({ headersMs, requestMs, idleMs, checkEveryMs }: Patience) => ({
  requestTimeout: requestMs,
  connectionTimeout: idleMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
});
