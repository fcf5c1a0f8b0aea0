import type { Attack } from '../attack-form.ts';

/** Calls with replies that contain tokens, personal data or nothing. */
const paths = ['/user/me', '/user/export', '/auth/sessions', '/no/such/call', '/wallet/entries'];

export const cachedReplies: Attack = {
  name: 'replies of the API that a shared cache would keep',
  async run(target) {
    const { caller, token } = await target.signUp();
    const replies = [];
    for (const path of paths) replies.push({ path, reply: await caller.get(path, token) });
    const kept = replies.filter(({ reply }) => !String(reply.headers['cache-control']).includes('no-store'));
    const sniffed = replies.filter(({ reply }) => reply.headers['x-content-type-options'] !== 'nosniff');
    return {
      tried: `${paths.length} calls`,
      happened: kept.length === 0 ? 'none is kept' : `kept: ${kept.map(({ path }) => path).join(', ')}`,
      held: kept.length === 0 && sniffed.length === 0,
    };
  },
};
