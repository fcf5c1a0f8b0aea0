/** Timeouts for slow clients. */
export interface Timeouts {
  /** Time for the head of a request. */
  readonly headersMs: number;
  /** Time for the whole of a request. */
  readonly requestMs: number;
  /** Time without a byte in either direction. */
  readonly idleMs: number;
  /** Interval of the checks for expired connections. */
  readonly checkEveryMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 15_000,
  requestMs: 30_000,
  // Idle keep-alive connections are closed earlier; pings keep the WebSockets of live games alive.
  idleMs: 75_000,
  // Often, because a check closes all expired connections at once, and other calls wait meanwhile.
  checkEveryMs: 100,
};

/** Fastify options that end requests sent byte by byte. Phones on slow networks need a fraction of these times. */
export const timeoutOptions = ({ headersMs, requestMs, idleMs, checkEveryMs }: Timeouts) => ({
  requestTimeout: requestMs,
  connectionTimeout: idleMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
});
