import { setPriority } from 'node:os';

/** Between those of all others (0) and of programs in the background (10): a third of their share of a core. */
const PATIENT = 5;

/**
 * Lets journeys against the clock go first on few cores. For journeys that only wait for screens; their server and
 * browser inherit it.
 */
export const yieldToOthers = (): void => setPriority(PATIENT);
