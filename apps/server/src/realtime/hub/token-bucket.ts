/** Token bucket: a rate per second, and a burst after a pause. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #most: number;
  #tokens: number;
  #filledAtMs: number;

  constructor(perSecond: number, most: number, nowMs: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#tokens = most;
    this.#filledAtMs = nowMs;
  }

  take(nowMs: number): boolean {
    const elapsedSeconds = Math.max(0, nowMs - this.#filledAtMs) / 1000;
    this.#tokens = Math.min(this.#most, this.#tokens + elapsedSeconds * this.#perSecond);
    this.#filledAtMs = nowMs;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
