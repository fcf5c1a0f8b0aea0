import type { Attack } from '../attack-form.ts';

const FRIENDS = 12;

/** Attack: collects referral rewards with accounts without a verified address or a game. */
export const referralsOfNobody: Attack = {
  name: 'points for friends who are nobody',
  async run(target) {
    const referrer = await target.signUp();
    const readUser = async () =>
      (await referrer.caller.get('/user/me', referrer.token)).json<{
        user: { point: number; referralCode: string };
      }>()?.user;
    const before = await readUser();
    for (let count = 0; count < FRIENDS; count += 1) {
      const friend = await target.trySignUp({ referralCode: before?.referralCode ?? '' });
      if (typeof friend === 'number') continue;
      await target.complete(friend);
      if (count % 2 === 0) await target.verify(friend);
    }
    const after = await readUser();
    const points = (after?.point ?? 0) - (before?.point ?? 0);
    return {
      tried: `${FRIENDS} friends, half of them with a verified address, none of whom plays`,
      happened: `${points} points`,
      held: before !== undefined && points === 0,
    };
  },
};
