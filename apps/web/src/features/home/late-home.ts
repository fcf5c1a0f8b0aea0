/** Late parts of home in one file: a request costs a slow network more than these parts weigh. */
export { BelowFold } from './below-fold.tsx';
export { LateBonusCard } from './bonus/late-bonus-card.tsx';
export { WelcomeDialog } from './dialogs/welcome-dialog.tsx';
