import type { Attack } from '../attack-form.ts';

const calls = [
  ['GET', '/user/export'],
  ['POST', '/play/matches'],
  ['PATCH', '/user/profile'],
  ['POST', '/store/boosters/shield/purchase'],
  ['DELETE', '/user/me'],
] as const;

/** A link that is good for a new password is good for nothing else. */
export const resetSession: Attack = {
  name: 'everything but a new password in a session that a reset link opened',
  async run(ground) {
    const owner = await ground.signUp();
    await ground.verify(owner);
    const thief = ground.stranger();
    await thief.post('/auth/forgot-password', { email: owner.email });
    const exchanged = await thief.post('/auth/verify', { token: await ground.linkTo(owner.email) });
    const token = exchanged.json<{ accessToken: string }>()?.accessToken;
    if (token) ground.secrets.add(token);
    const statuses: number[] = [];
    for (const [method, path] of calls) {
      const body = path === '/play/matches' ? { type: 'daily', mode: 'solo' } : {};
      const reply = await thief.call(method, path, { token, ...(method !== 'GET' && { body }) });
      statuses.push(reply.status);
    }
    return {
      tried: `${calls.length} calls`,
      happened: `link ${exchanged.status}, calls ${statuses.join(', ')}`,
      held: token !== undefined && statuses.every((status) => status === 401 || status === 403),
    };
  },
};
