import type { User } from '@trivia/contract/account/user.ts';

/** Props of every account dialog. */
export interface AccountDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}
