import type { Config } from '../../../config.ts';

/**
 * Link in a mail, whose token the app exchanges. It stands behind the #, which browsers never send, so that
 * no log and no other site gets it.
 */
export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/verify#token=${token}`;
