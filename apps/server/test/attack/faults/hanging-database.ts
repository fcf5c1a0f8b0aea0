import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, countByStatus } from '../attack-form.ts';
import { callUntil, withExternalDatabase } from './external-database.ts';

const PLAYERS = 40;
const HANGS_MS = 30_000;
const ANSWERED_WITHIN_MS = 20_000;
const BACK_WITHIN_MS = 5_000;

export const hangingDatabase: Attack = {
  name: 'a database that hangs (SIGSTOP)',
  run: (target) =>
    withExternalDatabase(target, PLAYERS, async (place) => {
      const { processes } = place.postgres;
      let isOver = false;
      const calling = callUntil(place, () => isOver);
      await sleep(1_000);
      await processes.signalAll('SIGSTOP');
      await sleep(HANGS_MS);
      await processes.signalAll('SIGCONT');
      await sleep(BACK_WITHIN_MS);
      isOver = true;
      const { statuses, longestMs } = await calling;
      const after = await place.caller.get('/user/me', place.tokens[0]);
      return {
        tried: `${HANGS_MS / 1000} s, ${PLAYERS} callers`,
        happened: `${countByStatus(statuses)}; longest ${(longestMs / 1000).toFixed(1)} s; ${after.status} afterwards`,
        held: !statuses.includes(500) && longestMs < ANSWERED_WITHIN_MS && after.status === 200,
      };
    }),
};
