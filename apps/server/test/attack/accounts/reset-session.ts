import type { Attack } from '../attack-form.ts';
import { PASSWORD } from '../attack-target.ts';

/** Calls that the server accepts from a full session. */
const calls = [
  { method: 'GET', path: '/user/export', body: undefined },
  { method: 'POST', path: '/play/matches', body: { type: 'daily', mode: 'solo' } },
  { method: 'PATCH', path: '/user/profile', body: { gender: 'male' } },
  { method: 'POST', path: '/store/boosters/shield/purchase', body: { currency: 'coin' } },
  { method: 'DELETE', path: '/user/me', body: { password: PASSWORD } },
] as const;

/** Attack: uses the session of a reset link for anything but a new password. */
export const resetSession: Attack = {
  name: 'everything but a new password in a session that a reset link opened',
  async run(target) {
    const owner = await target.signUp();
    await target.verify(owner);
    const thief = target.stranger();
    const link = await target.askForReset(thief, owner.email);
    const exchanged = await thief.post('/auth/verify', { token: link });
    const token = exchanged.json<{ accessToken: string }>()?.accessToken;
    if (token) target.secrets.add(token);
    const statuses: number[] = [];
    for (const { method, path, body } of calls) {
      statuses.push((await thief.call(method, path, { token, ...(body && { body }) })).status);
    }
    return {
      tried: `${calls.length} calls`,
      happened: `link ${exchanged.status}, calls ${statuses.join(', ')}`,
      held: token !== undefined && statuses.every((status) => status === 401 || status === 403),
    };
  },
};
