/** What of the boosters comes after a question, as one file for browsers. */
export { ActiveBoosters } from './active-boosters.tsx';
export { BoosterTray } from './booster-tray.tsx';
