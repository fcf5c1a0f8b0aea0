import type { Config } from '../../../config/config.ts';

/**
 * Link in a mail. Its token is in the fragment, which browsers never send, so that no log and no other site receives
 * it.
 */
export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/verify#token=${token}`;
