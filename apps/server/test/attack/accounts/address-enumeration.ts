import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack-form.ts';

/** Attack: finds out which addresses have an account. */
export const addressEnumeration: Attack = {
  name: 'sign-up, reset and log-in asked which addresses have an account',
  async run(target) {
    const known = await target.signUp();
    await target.verify(known);
    const unknown = `nobody-${randomBytes(4).toString('hex')}@example.org`;
    const ask = async (email: string): Promise<number[]> => {
      const made = await target.trySignUp({ email });
      const reset = await target.stranger().post('/auth/forgot-password', { email });
      const login = await target
        .stranger()
        .post('/auth/login', { login: email, password: 'a wrong password' });
      return [typeof made === 'number' ? made : 201, reset.status, login.status];
    };
    // The log-in with the unknown address comes first, since a sign-up makes it known.
    const [forKnown, forUnknown] = [await ask(known.email), await ask(unknown)];
    return {
      tried: 'one address that has an account, one that has none',
      happened: `${forKnown.join(', ')} and ${forUnknown.join(', ')}`,
      held: forKnown.join() === forUnknown.join(),
    };
  },
};
