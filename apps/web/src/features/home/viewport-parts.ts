/** Parts of home that load when they are near the viewport. */
export { BelowFold } from './below-fold.tsx';
export { LazyBonusCard } from './bonus/lazy-bonus-card.tsx';
