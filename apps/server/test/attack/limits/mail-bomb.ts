import type { Attack } from '../attack-form.ts';

const ACCOUNTS = 4;
const CHANGES = 5;
/** Allowed number of mails: one, and any due at the same moment. */
const ALLOWED = 2;

/** Attack: claims a stranger's address repeatedly with several unverified accounts. */
export const mailBomb: Attack = {
  name: 'mails to a stranger by naming their address again and again',
  async run(target) {
    const victim = `victim-${Date.now()}@example.org`;
    target.secrets.add(victim);
    for (let account = 0; account < ACCOUNTS; account += 1) {
      const { caller, token } = await target.signUp();
      for (let count = 0; count < CHANGES; count += 1) {
        await caller.call('PATCH', '/user/profile', { body: { email: `other-${count}@example.org` }, token });
        await caller.call('PATCH', '/user/profile', { body: { email: victim }, token });
        await caller.post('/auth/email/resend', {}, token);
        await caller.post('/auth/forgot-password', { email: victim });
      }
    }
    const mails = await target.mailsTo(victim);
    return {
      tried: `${ACCOUNTS * CHANGES * 3} causes within a minute`,
      happened: `${mails.length} mails`,
      held: mails.length <= ALLOWED,
    };
  },
};
