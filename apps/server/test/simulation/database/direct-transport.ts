import { ask } from './session.ts';
import type { Sessions } from './sessions.ts';
import type { Transport } from './simulated-dialect.ts';

/**
 * Transport of code outside the servers, with statements sent directly to the database, without simulated time.
 * Statements are prepared, since all worlds of a database send the same ones.
 */
export const directTransport = (sessions: Sessions): Transport => ({
  async send(connection, query) {
    connection.session ??= await sessions.open();
    const before = connection.begin;
    connection.begin = undefined;
    try {
      return { reply: await ask(connection.session, { ...query, before }) };
    } catch (error) {
      return { error };
    }
  },
  release(connection) {
    if (connection.session) sessions.free(connection.session);
    connection.session = undefined;
  },
});
