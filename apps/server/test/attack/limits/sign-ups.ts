import type { Attack } from '../attack-form.ts';

const SIGN_UPS = 90;
/** Allowed sign-ups per address in ten minutes. */
const ALLOWED = 60;

/** Attack: sends the token of each sign-up with the next, to be counted as another subject. */
export const signUpsWithFreshTokens: Attack = {
  name: 'sign-ups without end, each with the token of the one before',
  async run(target) {
    const caller = target.stranger();
    let [taken, token] = [0, ''];
    for (let count = 0; count < SIGN_UPS; count += 1) {
      const made = await target.trySignUp({ caller, token });
      if (typeof made === 'number') continue;
      taken += 1;
      token = made.token;
    }
    return {
      tried: `${SIGN_UPS} from one address`,
      happened: `${taken} accounts`,
      held: taken > 0 && taken <= ALLOWED,
    };
  },
};
