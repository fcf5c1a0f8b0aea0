/** Lazy parts of home in one file, because separate requests cost a slow network more than their weight. */
export { WelcomeDialog } from './dialogs/welcome-dialog.tsx';
export { OnlineNow } from './online/online-now.tsx';
