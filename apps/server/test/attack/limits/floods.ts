import { type Attack, countByStatus } from '../attack-form.ts';

const MALFORMED = 2_500;
const AT_ONCE = 20;
const OTHERS = 6_000;
const TOO_MANY = 429;
/** Sign-ups allowed per address in ten minutes, plus a margin. */
const BLOCKED_AFTER = 80;

/** Sends calls over several concurrent connections. */
async function flood(count: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  let sent = 0;
  const line = async () => {
    while (sent < count) {
      sent += 1;
      statuses.push((await send()).status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return statuses;
}

export const malformedFlood: Attack = {
  name: 'calls that their schema refuses, as many as go',
  async run(target) {
    const { caller, token } = await target.signUp();
    const statuses = await flood(MALFORMED, () =>
      caller.post('/play/matches', { type: 'no such game' }, token),
    );
    return {
      tried: `${MALFORMED} from one account`,
      happened: countByStatus(statuses),
      held: statuses.includes(TOO_MANY) && !statuses.some((status) => status >= 500),
    };
  },
};

/** Attack: floods the limiter with new addresses, so that it might forget a blocked one. */
export const flushedLimiter: Attack = {
  name: 'a blocked address, and then thousands of others to have it forgotten',
  async run(target) {
    const blocked = target.stranger();
    const signUp = () => blocked.post('/auth/register', {});
    await flood(BLOCKED_AFTER, signUp);
    const before = await signUp();
    const others = await flood(OTHERS, () => {
      const caller = target.stranger();
      return caller.post('/auth/register', {}).finally(() => caller.close());
    });
    const after = await signUp();
    return {
      tried: `${others.length} other addresses`,
      happened: `before ${before.status}, after ${after.status}`,
      held: before.status === TOO_MANY && after.status === TOO_MANY,
    };
  },
};
