import type { Attack } from '../attack-form.ts';

/** Reads all that the other attacks left in the log; comes last. */
export const readLog: Attack = {
  name: 'the log read for tokens, codes, passwords and addresses',
  async run({ log, secrets }) {
    const text = log.join('\n');
    const found = [...secrets].filter((secret) => secret.length >= 6 && text.includes(secret));
    return {
      tried: `${secrets.size} secrets in ${log.length} lines`,
      happened:
        found.length === 0 ? 'none' : `found ${found.length}, such as one of ${found[0]?.length} characters`,
      held: log.length > 0 && found.length === 0,
    };
  },
};
