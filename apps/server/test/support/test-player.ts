import { randomBytes, randomUUID } from 'node:crypto';
import type { UserPatch } from '@trivia/contract/account/user.ts';
import type { ErrorBody } from '@trivia/contract/errors.ts';
import type { StaffRole } from '@trivia/contract/staff/staff.ts';
import type { FastifyInstance } from 'fastify';
import { commandLine } from '../../src/core/audit/actor.ts';
import type { Deps } from '../../src/deps.ts';
import { startSession } from '../../src/features/accounts/sessions/start-session.ts';
import { grantRole } from '../../src/features/staff/change-role.ts';

const PLUS_LASTS_MS = 365 * 24 * 60 * 60 * 1000;

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  /** Content of the `user-data` header. */
  readonly userPatch: UserPatch | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Body as text. */
  readonly text: string;
}

let players = 0;

/** Returns a new IP address for each player. */
function nextAddress(): string {
  players += 1;
  return `10.${(players >> 16) & 255}.${(players >> 8) & 255}.${players & 255}`;
}

/** Signed-in device, which calls the API from its own IP address. */
export class TestPlayer {
  readonly id: string;
  readonly token: string;
  readonly #app: FastifyInstance;
  readonly #address = nextAddress();

  constructor(app: FastifyInstance, id: string, token: string) {
    this.#app = app;
    this.id = id;
    this.token = token;
  }

  /** Calls `/api` + path with a new idempotency key. The type of the body is unchecked. */
  async call<Body = ErrorBody>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await this.#app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: this.#address,
      headers: { authorization: `Bearer ${this.token}`, 'idempotency-key': randomUUID(), ...headers },
      ...(body && { payload: body }),
    });
    const patch = response.headers['user-data'];
    return {
      status: response.statusCode,
      body: response.body === '' ? (null as Body) : response.json<Body>(),
      userPatch: patch === undefined ? undefined : JSON.parse(String(patch)).user,
      headers: response.headers,
      text: response.body,
    };
  }

  get<Body = ErrorBody>(path: string, headers?: Record<string, string>): Promise<Answer<Body>> {
    return this.call<Body>('GET', path, undefined, headers);
  }

  post<Body = ErrorBody>(
    path: string,
    body: Record<string, unknown> = {},
    headers?: Record<string, string>,
  ): Promise<Answer<Body>> {
    return this.call<Body>('POST', path, body, headers);
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

export interface NewTestPlayer {
  readonly membership?: 'freemium' | 'plus';
  /** False for an incomplete account. */
  readonly isComplete?: boolean;
  /** Roles of staff; none by default. */
  readonly roles?: readonly StaffRole[];
}

/** Inserts a signed-in player without hashing a password; verified, and a day old. */
export async function addSignedInPlayer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { membership = 'freemium', isComplete = true, roles = [] }: NewTestPlayer = {},
): Promise<{ id: string; token: string }> {
  const now = new Date(clock.nowMs());
  const name = `player-${randomBytes(6).toString('hex')}`;
  const { id } = await db
    .insertInto('player')
    .values({
      username: isComplete ? name : null,
      username_key: isComplete ? name : null,
      referral_code: randomBytes(6).toString('hex').toUpperCase(),
      email_verified_at: isComplete ? now : null,
      completed_at: isComplete ? now : null,
      created_at: new Date(now.getTime() - DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (membership === 'plus') {
    const ends_at = new Date(clock.nowMs() + PLUS_LASTS_MS);
    await db
      .insertInto('access_grant')
      .values({ player_id: id, source: 'test', starts_at: now, ends_at, revoked_at: null })
      .execute();
  }
  for (const role of roles) await grantRole({ db, clock }, commandLine, { playerId: id, role });
  return { id, token: await startSession({ clock }, db, { playerId: id, userAgent: 'test' }) };
}

/** Inserts a player like `addSignedInPlayer`, with a device that calls the app. */
export async function addTestPlayer(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock'>,
  player?: NewTestPlayer,
): Promise<TestPlayer> {
  const { id, token } = await addSignedInPlayer(deps, player);
  return new TestPlayer(app, id, token);
}
