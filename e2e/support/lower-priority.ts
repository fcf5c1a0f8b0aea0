import { setPriority } from 'node:os';

/** Niceness between other processes (0) and background programs (10): a third of their share of a core. */
const PATIENT = 5;

/**
 * Lowers the priority of journeys that only wait for screens, in favour of journeys against the clock. Server and
 * browser inherit it.
 */
export const lowerPriority = (): void => setPriority(PATIENT);
