import type { Config } from '../../config.ts';

/** Where the link of a mail leads: the app exchanges its token. */
export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/verify?token=${token}`;
