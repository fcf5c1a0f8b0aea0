/** Parts of home that are fetched when they come near the screen. */
export { BelowFold } from './below-fold.tsx';
export { LateBonusCard } from './bonus/late-bonus-card.tsx';
