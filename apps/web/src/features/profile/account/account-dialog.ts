import type { User } from '@trivia/contract/user.ts';

/** What every dialog of the account is given. */
export interface AccountDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}
