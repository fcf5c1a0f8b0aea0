import type { Db } from '../../src/lib/database/db.ts';

/** Wraps a database so that a test can make it fail. */
export function losable(db: Db) {
  const lost = { isAway: false };
  const plugged = db.withPlugin({
    transformQuery({ node }) {
      if (lost.isAway) throw new Error('Away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: plugged, lost };
}
