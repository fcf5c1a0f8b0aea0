import type { Attack } from '../attack-form.ts';
import { PASSWORD } from '../attack-target.ts';

const NEW_PASSWORD = 'six other questions';

/** Attack: uses links that an intruder read in the mailbox before the owner changed the password. */
export const oldLinks: Attack = {
  name: 'links from before a change of the password',
  async run(target) {
    const owner = await target.signUp();
    const verifyLink = await target.linkTo(owner.email);
    await target.verify(owner);
    const resetLink = await target.askForReset(owner.caller, owner.email);
    target.secrets.add(NEW_PASSWORD);
    const changed = await owner.caller.post(
      '/auth/change-password',
      { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      owner.token,
    );
    const thief = target.stranger();
    const links = [...new Set([verifyLink, resetLink])].filter((token) => token !== '');
    const statuses: number[] = [];
    for (const token of links) statuses.push((await thief.post('/auth/verify', { token })).status);
    return {
      tried: `${links.length} links, of sign-up and of a reset`,
      happened: `change ${changed.status}, links ${statuses.join(', ')}`,
      held: changed.status < 300 && links.length === 2 && !statuses.includes(200),
    };
  },
};
