import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack-form.ts';
import { type AttackTarget, PASSWORD } from '../attack-target.ts';

const CLAIMS = 4;

/** Replies to an attacker who claims an address several times, and then logs in by it as each of the claims. */
async function claimOften(target: AttackTarget, email: string): Promise<string[]> {
  const heard: string[] = [];
  const passwords = Array.from({ length: CLAIMS }, () => randomBytes(8).toString('hex'));
  for (const password of passwords) {
    const made = await target.trySignUp({ email, password });
    if (typeof made === 'number') throw new Error(`Signing up was answered with ${made}`);
    const code = await made.caller.get('/auth/email/code', made.token);
    // The seconds to wait differ by the length of the calls.
    heard.push(code.text.replace(/\d+/g, ''));
    heard.push(String((await made.caller.post('/auth/email/resend', {}, made.token)).status));
  }
  for (const password of passwords) {
    heard.push(String((await target.stranger().post('/auth/login', { login: email, password })).status));
  }
  return heard;
}

/** An attacker claims addresses again and again, to lock an owner out or to hear whether there is one. */
export const claimedAddresses: Attack = {
  name: 'claims of an address, and log-ins by it',
  async run(target) {
    const owned = await target.signUp();
    await target.verify(owned);
    const early = await target.signUp({ password: 'an early claim' });
    const unowned = early.email;
    // Let the mails of the sign-ups above no longer count, which only those who signed up caused.
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
