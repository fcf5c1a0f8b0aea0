import { ask } from './session.ts';
import type { Sessions } from './sessions.ts';
import type { Wire } from './simulated-dialect.ts';

/**
 * For what belongs to no server: its statements go straight to the database, at no cost of a world's time. As all worlds
 * of a database ask the same, each statement is planned once.
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
