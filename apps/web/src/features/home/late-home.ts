/** Late parts of home in one file: a request costs a slow network more than these parts weigh. */
export { WelcomeDialog } from './dialogs/welcome-dialog.tsx';
export { OnlineNow } from './online/online-now.tsx';
