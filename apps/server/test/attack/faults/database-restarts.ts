import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../chaos/wait-until.ts';
import { type Attack, countByStatus } from '../attack-form.ts';
import { callUntil, withExternalDatabase } from './external-database.ts';

const PLAYERS = 20;
const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
const ROUNDS = 3;
const UNDER_LOAD_MS = 500;
const BACK_WITHIN_MS = 60_000;

/** Attack: restarts the database, as in a failover, while transactions are open. */
export const databaseRestarts: Attack = {
  name: 'restarts of an external database under load: fast, immediate and by SIGKILL',
  run: (target) =>
    withExternalDatabase(target, PLAYERS, async (place) => {
      let isOver = false;
      const calling = callUntil(place, () => isOver);
      for (let count = 0; count < ROUNDS * signals.length; count += 1) {
        await sleep(UNDER_LOAD_MS);
        await place.postgres.processes.signalPostmaster(signals[count % signals.length] ?? 'SIGINT');
        await sleep(UNDER_LOAD_MS);
        await waitUntil(
          async () => (await place.caller.raw('GET', '/health/ready')).status === 200,
          BACK_WITHIN_MS,
        );
      }
      isOver = true;
      const { statuses } = await calling;
      const isAlive = place.server.child.exitCode === null;
      return {
        tried: `${ROUNDS * signals.length} restarts, ${PLAYERS} callers`,
        happened: `server ${isAlive ? 'lives' : 'ended'}; ${countByStatus(statuses)}`,
        held: isAlive && !statuses.includes(500) && statuses.includes(200),
      };
    }),
};
