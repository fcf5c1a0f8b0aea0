/** Target of the attacks: a real server with its own database, mailbox and fake Google issuer. */
import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@trivia/contract/limits.ts';
import type { Db } from '../../src/lib/database/db.ts';
import {
  connectToServersDatabase,
  removeFolder,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';
import type { UndoList } from '../support/undo-list.ts';
import { Caller } from './caller.ts';
import { type Issuer, startIssuer } from './issuer.ts';

export const PASSWORD = 'five questions';
const MAIL_REST_MS = (limits.resendAfterSeconds + 1) * 1_000;

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly token: string;
  readonly id: string;
  readonly caller: Caller;
}

export interface SignUp {
  readonly caller?: Caller;
  readonly email?: string;
  readonly referralCode?: string;
  readonly password?: string;
  /** Token of another account, sent with the sign-up. */
  readonly token?: string;
}

interface Mail {
  readonly text: string;
  readonly subject: string;
}

export class AttackTarget {
  readonly server: ServerProcess;
  readonly db: Db;
  readonly issuer: Issuer;
  /** Log lines of the server. */
  readonly log: string[] = [];
  /** Secrets that must not occur in the log. */
  readonly secrets = new Set<string>([PASSWORD]);
  /** Ends additional processes that attacks have started. */
  readonly undo: UndoList;
  readonly #callers: Caller[] = [];

  constructor(server: ServerProcess, db: Db, issuer: Issuer, undo: UndoList) {
    this.server = server;
    this.db = db;
    this.issuer = issuer;
    this.undo = undo;
    undo.add(async () => this.#hangUp());
    for (const stream of [server.child.stdout, server.child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.log.push(line));
    }
  }

  /** Creates a caller with an unused address. */
  stranger(): Caller {
    const count = this.#callers.length + 2;
    const caller = new Caller(
      this.server.address,
      `127.${1 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`,
    );
    this.#callers.push(caller);
    return caller;
  }

  /** Signs up by the public call. Undefined if refused. */
  async trySignUp({
    caller = this.stranger(),
    token,
    email,
    password = PASSWORD,
    ...rest
  }: SignUp = {}): Promise<Account | number> {
    const username = `p${randomBytes(6).toString('hex')}`;
    const body = {
      username,
      email: email ?? `${username}@example.org`,
      password,
      confirmPassword: password,
      dateOfBirth: '2000-02-03',
      gender: 'female',
      agreedToTerms: true,
      ...rest,
    };
    const reply = await caller.post('/auth/register', body, token);
    const made = reply.json<{ accessToken: string; user: { id: string } }>();
    if (reply.status !== 201 || !made) return reply.status;
    for (const secret of [made.accessToken, body.email, password]) this.secrets.add(secret);
    return { username, email: body.email, token: made.accessToken, id: made.user.id, caller };
  }

  /** Signs up a complete account, which can play games. */
  async signUp(needs: SignUp = {}): Promise<Account> {
    const made = await this.trySignUp(needs);
    if (typeof made === 'number') throw new Error(`Signing up was answered with ${made}`);
    await this.complete(made);
    return made;
  }

  async complete({ caller, token }: Account): Promise<void> {
    const body = { favouriteCategories: ['science', 'music', 'food'] };
    const { status, text } = await caller.post('/user/complete', body, token);
    if (status >= 300) throw new Error(`The account was not completed: ${status} ${text}`);
  }

  /** Verifies the address by the newest code in the mailbox. */
  async verify({ email, token, caller }: Account): Promise<void> {
    const code = await this.newestMatch(email, /\b\d{6}\b/);
    const { status, text } = await caller.post('/auth/email/verify', { code }, token);
    if (status >= 300) throw new Error(`The address was not verified: ${status} ${text}`);
  }

  async mailsTo(email: string): Promise<readonly Mail[]> {
    const reply = await this.stranger().get(`/sandbox/mails?to=${encodeURIComponent(email)}`);
    return reply.json<{ data: Mail[] }>()?.data ?? [];
  }

  /** Returns the part of the newest mail to that address that matches the pattern. */
  async newestMatch(email: string, pattern: RegExp): Promise<string> {
    for (const { text } of await this.mailsTo(email)) {
      const found = pattern.exec(text);
      if (found) {
        const secret = found[1] ?? found[0];
        this.secrets.add(secret);
        return secret;
      }
    }
    return '';
  }

  /** Requests a reset link as soon as the mail limit of the address allows it. */
  async askForReset(caller: Caller, email: string): Promise<string> {
    await sleep(MAIL_REST_MS);
    await caller.post('/auth/forgot-password', { email });
    return await this.linkTo(email);
  }

  linkTo(email: string): Promise<string> {
    return this.newestMatch(email, /\/verify[#?]token=([\w-]+)/);
  }

  #hangUp(): void {
    for (const caller of this.#callers) caller.close();
  }
}

/** Starts the target; `undo` ends it. */
export async function startTarget(undo: UndoList): Promise<AttackTarget> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-attack-'));
  undo.add(() => removeFolder(dataDir));
  const issuer = await startIssuer();
  undo.add(async () => issuer.close());
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info', ...issuer.environment });
  undo.add(() => server.end('SIGTERM'));
  const db = await connectToServersDatabase(dataDir);
  undo.add(() => db.destroy());
  return new AttackTarget(server, db, issuer, undo);
}
