/** Wakes a background worker. Call it after the commit of new work. */
export interface WakeSignal {
  wake(): void;
}
