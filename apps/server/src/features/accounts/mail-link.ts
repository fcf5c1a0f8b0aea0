import type { Config } from '../../config.ts';

/**
 * Where the link of a mail leads: the app exchanges its token. That stands behind the #, which browsers send to nobody,
 * so that no log and no other site is told of it.
 */
export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/verify#token=${token}`;
