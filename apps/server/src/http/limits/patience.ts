/** Times that a client may take. */
export interface Patience {
  /** Time for the head of a request. */
  readonly headersMs: number;
  /** Time for the whole of a request. */
  readonly requestMs: number;
  /** Time without a byte in either direction. */
  readonly idleMs: number;
  /** Time between two looks for connections whose time is over. */
  readonly checkEveryMs: number;
}

export const defaultPatience: Patience = {
  headersMs: 15_000,
  requestMs: 30_000,
  // Idle connections of requests are closed earlier, and sockets of live games are kept busy by pings.
  idleMs: 75_000,
  checkEveryMs: 2_000,
};

/** Ends requests that come byte by byte. A phone on a slow network needs a fraction of these times. */
export const patienceOptions = ({ headersMs, requestMs, idleMs, checkEveryMs }: Patience) => ({
  requestTimeout: requestMs,
  connectionTimeout: idleMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
});
