import type { User } from '@trivia/contract/account/user.ts';

/** Props of every dialog of the account. */
export interface AccountDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}
