import type { Attack } from '../attack-form.ts';

/** Matches codes only as whole numbers, since their digits may occur in a time or a duration. */
const stands = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![\\d.])${secret}(?![\\d.])`).test(text) : text.includes(secret);

/** Attack: searches the log of all other attacks for secrets, and therefore runs last. */
export const readLog: Attack = {
  name: 'the log read for tokens, codes, passwords and addresses',
  async run({ log, secrets }) {
    const text = log.join('\n');
    const found = [...secrets].filter((secret) => secret.length >= 6 && stands(text, secret));
    return {
      tried: `${secrets.size} secrets in ${log.length} lines`,
      happened:
        found.length === 0 ? 'none' : `found ${found.length}, such as one of ${found[0]?.length} characters`,
      held: log.length > 0 && found.length === 0,
    };
  },
};
