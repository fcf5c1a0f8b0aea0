/** The server's clock, as well as the last answers let us know it. */
let offsetMs = 0;

/** Takes the time that an answer carried; half of the round trip is the best guess of its way back. */
export function noteServerTime(serverTimeMs: number, roundTripMs: number): void {
  offsetMs = serverTimeMs + roundTripMs / 2 - Date.now();
}

export const serverNowMs = (): number => Date.now() + offsetMs;
