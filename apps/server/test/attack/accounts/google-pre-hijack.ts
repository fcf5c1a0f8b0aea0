import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack-form.ts';
import type { AttackTarget } from '../attack-target.ts';
import type { Caller } from '../caller.ts';

interface SignedIn {
  readonly accessToken: string;
  readonly user: { readonly id: string };
}

const DETAILS = {
  dateOfBirth: '2000-02-03',
  gender: 'female',
  agreedToTerms: true,
  favouriteCategories: ['science', 'music', 'food'],
};

async function signIn(target: AttackTarget, caller: Caller, subject: string, email: string) {
  const credential = await target.issuer.sign(subject, email);
  const signedIn = (await caller.post('/auth/social', { provider: 'google', credential })).json<SignedIn>();
  for (const secret of [email, credential, signedIn?.accessToken]) if (secret) target.secrets.add(secret);
  return signedIn;
}

/** Attack: creates an account with the victim's address, before the victim signs in by Google. */
export const googlePreHijack: Attack = {
  name: 'an account with the victim’s address and the attacker’s own Google identity',
  async run(target) {
    const [attacker, victim] = [target.stranger(), target.stranger()];
    const mark = randomBytes(4).toString('hex');
    const [own, taken] = [`attacker-${mark}@example.org`, `owner-${mark}@example.org`];
    const first = await signIn(target, attacker, `attacker-${mark}`, own);
    const token = first?.accessToken;
    await attacker.post('/user/complete', { username: `at${mark}`, ...DETAILS }, token);
    const change = await attacker.call('PATCH', '/user/profile', { body: { email: taken }, token });
    const owner = await signIn(target, victim, `owner-${mark}`, taken);
    const again = await signIn(target, attacker, `attacker-${mark}`, own);
    return {
      tried: 'the address is named, the victim signs in, then the attacker',
      happened: `naming it ${change.status}; ${again?.user.id === owner?.user.id ? 'the same account' : 'two accounts'}`,
      held: owner !== undefined && again?.user.id !== owner.user.id,
    };
  },
};
