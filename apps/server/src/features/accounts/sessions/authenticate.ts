import { hash } from 'node:crypto';
import { type CompiledQuery, sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { batchByKey } from '../../../lib/batch.ts';
import { compileOnce } from '../../../lib/database/compile-once.ts';

const SLIDE_AFTER_MS = 60 * 60 * 1000;
export const SESSION_LIFE_MS = 60 * 24 * 60 * 60 * 1000;

/** Hash of a token, by SHA-256: tokens are random, so a slow hash would add nothing. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Hash of a token as PostgreSQL writes it: `\x` and hexadecimal digits. */
const hashAsText = (token: string): string => `\\x${hash('sha256', token, 'hex')}`;

type AuthDeps = Pick<Deps, 'db' | 'clock'>;

interface Tokens {
  readonly hashes: readonly string[];
  readonly now: Date;
  /** Sessions last seen earlier are extended. */
  readonly slideBefore: Date;
}

/** Every call reads its session, so the database returns what needs no parsing: no dates and no bytes. */
const sessionsOf = compileOnce((db, { hashes, now, slideBefore }: Tokens) =>
  db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .leftJoin('staff', 'staff.player_id', 'player.id')
    .select((eb) => [
      'session.id as sessionId',
      sql<string>`session.token_hash::text`.as('hash'),
      'session.purpose',
      eb('session.last_seen_at', '<', slideBefore).as('needsExtension'),
      'player.id',
      eb('player.completed_at', 'is not', null).as('isComplete'),
      eb('player.email_verified_at', 'is not', null).as('isEmailVerified'),
      'staff.roles',
    ])
    .where((eb) => eb('session.token_hash', '=', eb.fn.any(sql<Buffer[]>`${hashes}::bytea[]`)))
    .where('session.expires_at', '>', now)
    .where('player.deleted_at', 'is', null),
);

type FoundSession = ReturnType<typeof sessionsOf> extends CompiledQuery<infer Row> ? Row : never;

/** Extends the lifetime of sessions in use, at most once an hour. */
async function extendSessions(db: AuthDeps['db'], found: readonly FoundSession[], now: Date): Promise<void> {
  const ids = found
    .filter(({ purpose, needsExtension }) => purpose === 'sign_in' && needsExtension)
    .map(({ sessionId }) => sessionId)
    .toSorted();
  if (ids.length === 0) return;
  await sql`
    UPDATE session SET last_seen_at = ${now}, expires_at = ${new Date(now.getTime() + SESSION_LIFE_MS)}
     WHERE id IN (SELECT id FROM session WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE)`.execute(db);
}

const toPlayer = (found: FoundSession): SignedInPlayer => ({
  id: found.id,
  sessionId: found.sessionId,
  sessionPurpose: found.purpose,
  isComplete: Boolean(found.isComplete),
  isEmailVerified: Boolean(found.isEmailVerified),
  roles: found.roles ?? [],
});

/** The database looks up the next sessions while this server handles the calls of the previous batch. */
const SESSIONS_PER_STATEMENT = 250;

/** Looks up the tokens of concurrent calls in batches, without a cache. */
const authenticateTogether = batchByKey(
  async ({ db, clock }: AuthDeps, hashes: readonly string[]) => {
    const now = new Date(clock.nowMs());
    const slideBefore = new Date(now.getTime() - SLIDE_AFTER_MS);
    const { rows: found } = await db.executeQuery(sessionsOf(db, { hashes, now, slideBefore }));
    await extendSessions(db, found, now);
    const players = new Map(found.map((one) => [one.hash, toPlayer(one)]));
    return (hash) => players.get(hash);
  },
  { atMost: SESSIONS_PER_STATEMENT },
);

/** Player of a token, if its session is alive. */
export const authenticate = (deps: AuthDeps, token: string): Promise<SignedInPlayer | undefined> =>
  authenticateTogether(deps, 'sessions', hashAsText(token));
