import { type Attack, tally } from '../attack-form.ts';

const MALFORMED = 2_500;
const AT_ONCE = 20;
const OTHERS = 6_000;
const TOO_MANY = 429;

/** Sends one call after the other on so many lines. */
async function flood(count: number, send: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const line = async () => {
    while (next < count) {
      next += 1;
      statuses.push((await send(next)).status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return statuses;
}

export const malformedFlood: Attack = {
  name: 'calls that their schema refuses, as many as go',
  async run(ground) {
    const { caller, token } = await ground.signUp();
    const statuses = await flood(MALFORMED, () =>
      caller.post('/play/matches', { type: 'no such game' }, token),
    );
    return {
      tried: `${MALFORMED} from one account`,
      happened: tally(statuses),
      held: statuses.includes(TOO_MANY) && !statuses.some((status) => status >= 500),
    };
  },
};

/** A limiter that forgets the oldest address when many new ones come lets the blocked one in again. */
export const flushedLimiter: Attack = {
  name: 'a blocked address, and then thousands of others to have it forgotten',
  async run(ground) {
    const blocked = ground.stranger();
    const login = () => blocked.post('/auth/login', { login: 'nobody', password: 'a wrong password' });
    let last = 0;
    for (let count = 0; count < MALFORMED && last !== TOO_MANY; count += 1) last = (await login()).status;
    await flood(OTHERS, () => {
      const caller = ground.stranger();
      return caller.post('/auth/login', {}).finally(() => caller.close());
    });
    const after = (await login()).status;
    return {
      tried: `${OTHERS} other addresses`,
      happened: `before ${last}, after ${after}`,
      held: last === TOO_MANY && after === TOO_MANY,
    };
  },
};
