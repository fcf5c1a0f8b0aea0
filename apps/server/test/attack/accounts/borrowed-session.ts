import type { Attack } from '../attack-form.ts';
import { PASSWORD } from '../attack-target.ts';

/** Attack: a stranger uses the owner's phone for a minute. */
export const borrowedSession: Attack = {
  name: 'a borrowed session changes the address, and the password by mail',
  async run(target) {
    const owner = await target.signUp();
    await target.verify(owner);
    const own = `thief-${owner.username}@example.org`;
    target.secrets.add(own);
    const change = await owner.caller.call('PATCH', '/user/profile', {
      body: { email: own },
      token: owner.token,
    });
    const thief = target.stranger();
    await thief.post('/auth/forgot-password', { email: own });
    const token = await target.linkTo(own);
    const exchanged = token === '' ? 0 : (await thief.post('/auth/verify', { token })).status;
    const login = await owner.caller.post('/auth/login', { login: owner.email, password: PASSWORD });
    return {
      tried: 'with the token alone',
      happened: `change ${change.status}, reset link ${exchanged === 0 ? 'none' : exchanged}, owner’s log-in ${login.status}`,
      held: change.status >= 400 && exchanged !== 200 && login.status === 200,
    };
  },
};
