import type { Config } from '../../config.ts';

/**
 * Address of a mail's link. The app exchanges its token, which stands behind the #: browsers send that to nobody, so
 * that no log and no other site is told of it.
 */
export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/verify#token=${token}`;
