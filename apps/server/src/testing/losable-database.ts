import type { Db } from '../lib/deps.ts';

/** The same database, of which a test can say that nothing can be looked up in it. */
export function losable(db: Db) {
  const lost = { isAway: false };
  const plugged = db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'SelectQueryNode' && lost.isAway) throw new Error('Away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: plugged, lost };
}
