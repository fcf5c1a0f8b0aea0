/** Parts of boosters that are loaded after the question, as one file for browsers. */
export { ActiveBoosters } from './active-boosters.tsx';
export { BoosterTray } from './booster-tray.tsx';
