import { ask } from '../players/session.ts';
import type { Sessions } from '../players/sessions.ts';
import type { Wire } from './simulated-dialect.ts';

/**
 * Wire for code outside the servers: its statements go straight to the database, in no simulated time. Each
 * is planned once, as all worlds of a database send the same ones.
 */
export const directWire = (sessions: Sessions): Wire => ({
  async send(line, query) {
    line.session ??= await sessions.open();
    const before = line.begin;
    line.begin = undefined;
    try {
      return { reply: await ask(line.session, { ...query, before }) };
    } catch (error) {
      return { error };
    }
  },
  release(line) {
    if (line.session) sessions.free(line.session);
    line.session = undefined;
  },
});
