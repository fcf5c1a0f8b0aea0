import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack-form.ts';
import { type AttackTarget, PASSWORD } from '../attack-target.ts';

const CLAIMS = 4;

/** Claims an address several times, then logs in by it as each claimant. Returns the replies. */
async function claimOften(target: AttackTarget, email: string): Promise<string[]> {
  const received: string[] = [];
  const passwords = Array.from({ length: CLAIMS }, () => randomBytes(8).toString('hex'));
  for (const password of passwords) {
    const made = await target.trySignUp({ email, password });
    if (typeof made === 'number') throw new Error(`Signing up was answered with ${made}`);
    const code = await made.caller.get('/auth/email/code', made.token);
    // Waiting times are removed, since they vary with the duration of the calls.
    received.push(code.text.replace(/\d+/g, ''));
    received.push(String((await made.caller.post('/auth/email/resend', {}, made.token)).status));
  }
  for (const password of passwords) {
    received.push(String((await target.stranger().post('/auth/login', { login: email, password })).status));
  }
  return received;
}

/** Attack: claims an address repeatedly, to lock out its owner or find out whether it has one. */
export const claimedAddresses: Attack = {
  name: 'claims of an address, and log-ins by it',
  async run(target) {
    const owned = await target.signUp();
    await target.verify(owned);
    const early = await target.signUp({ password: 'an early claim' });
    const unowned = early.email;
    // Reset the mail limits, which only the sign-ups above have used.
    await target.db.deleteFrom('mail_receipt').execute();
    const [ofOwned, ofUnowned] = [await claimOften(target, owned.email), await claimOften(target, unowned)];
    const logIn = async (login: string, password: string) =>
      (await target.stranger().post('/auth/login', { login, password })).status;
    const opened = [await logIn(owned.email, PASSWORD), await logIn(unowned, 'an early claim')];
    const alike = ofOwned.join() === ofUnowned.join();
    return {
      tried: `${CLAIMS} claims of an address with an owner, and of one that was claimed before`,
      happened: `${alike ? 'alike' : 'told apart'}; log-ins of the owner and the earlier claim ${opened.join(', ')}`,
      held: alike && opened.every((status) => status === 200),
    };
  },
};
