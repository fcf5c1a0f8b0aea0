import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../chaos/wait-until.ts';
import { type Attack, countByStatus } from '../attack-form.ts';
import { Caller } from '../caller.ts';
import { callUntil, withExternalDatabase } from './external-database.ts';

const PLAYERS = 20;
const ELSEWHERE = '127.0.0.2';
const FULL_MS = 15_000;
const BACK_WITHIN_MS = 30_000;

export const fullDisk: Attack = {
  name: 'a full disk under the database',
  run: (target) =>
    withExternalDatabase(target, PLAYERS + 1, async (place) => {
      const { disk, caller, server } = place;
      const [unhurried, ...tokens] = place.tokens;
      if (!disk) return { tried: 'no disk can be made here', happened: 'nothing', held: true };
      let isOver = false;
      const calling = callUntil({ caller, tokens }, () => isOver);
      await sleep(1_000);
      await disk.fill();
      await sleep(FULL_MS);
      await disk.free();
      isOver = true;
      const { statuses } = await calling;
      // The calls of the others have used up the minute of their address.
      const elsewhere = new Caller(server.address, ELSEWHERE);
      const isBack = await waitUntil(async () => {
        const reply = await elsewhere.post('/play/matches', { type: 'daily', mode: 'solo' }, unhurried);
        return reply.status === 201;
      }, BACK_WITHIN_MS).finally(() => elsewhere.close());
      const isAlive = server.child.exitCode === null;
      return {
        tried: `${FULL_MS / 1000} s, ${PLAYERS} callers`,
        happened: `server ${isAlive ? 'lives' : 'ended'}; ${countByStatus(statuses)}; ${isBack ? 'went on' : 'did not go on'}`,
        held: isAlive && isBack && !statuses.includes(500) && statuses.includes(503),
      };
    }),
};
