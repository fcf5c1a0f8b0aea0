import type { Attack } from '../attack-form.ts';
import { PASSWORD } from '../ground.ts';

const NEW_PASSWORD = 'six other questions';

/** Links that an intruder may have read in the mailbox before the owner took action. */
export const oldLinks: Attack = {
  name: 'links from before a change of the password',
  async run(ground) {
    const owner = await ground.signUp();
    const verifyLink = await ground.linkTo(owner.email);
    await ground.verify(owner);
    const resetLink = await ground.askForReset(owner.caller, owner.email);
    ground.secrets.add(NEW_PASSWORD);
    const changed = await owner.caller.post(
      '/auth/change-password',
      { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      owner.token,
    );
    const thief = ground.stranger();
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
