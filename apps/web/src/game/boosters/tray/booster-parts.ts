/** Booster components that load after the question, joined into one file. */
export { ActiveBoosters } from './active-boosters.tsx';
export { BoosterTray } from './booster-tray.tsx';
