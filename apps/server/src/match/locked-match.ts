import type { EntryReason } from '@trivia/contract/store/wallet.ts';
import type { Mode, ModeId, PlayerResult, Setup } from '@trivia/rules/match/mode.ts';
import { packSetup, unpackSetup } from '@trivia/rules/match/packing.ts';
import { modeIn } from '@trivia/rules/match/versions.ts';
import type { RawBuilder, Selectable } from 'kysely';
import type { Tx } from '../lib/database/db.ts';
import type { MatchChange } from './events/match-change.ts';
import type { MatchEvent } from './events/publisher.ts';
import type { Bonus, QuestionPick, SeatEnding } from './hook-data.ts';
import type { MatchTable } from './match.tables.ts';

export type Match = Omit<Selectable<MatchTable>, 'packed_seed'>;
/** Statement that changes rows and returns none. */
export type Write = RawBuilder<Record<string, unknown>>;

/** Mode of a match, in the version of the rules that the match began with. */
export const modeOf = ({ mode_id, rules_version }: Pick<Match, 'mode_id' | 'rules_version'>): Mode<unknown> =>
  modeIn(rules_version, mode_id);

/**
 * Unpacks setup and state of a row. A state that the rules can't read stays packed, so that its match can still be
 * cancelled.
 */
export function unpackMatch<Row extends Match>(row: Row): Row {
  const setup = unpackSetup(row.setup, row.seed);
  return { ...row, setup, state: modeOf(row).unpack(setup, row.state) };
}

/** JSON columns of a match, packed for storage. */
export function packMatch(match: Pick<Match, 'mode_id' | 'rules_version' | 'setup' | 'state'>) {
  return { setup: JSON.stringify(packSetup(setupOf(match))), state: packState(match) };
}

/** State of a match, packed for storage. */
export const packState = (match: Pick<Match, 'mode_id' | 'rules_version' | 'state'>): string =>
  JSON.stringify(modeOf(match).pack(match.state));

/** Typed setup of the match; only the engine writes it. */
export const setupOf = ({ setup }: Pick<Match, 'setup'>): Setup => setup as Setup;

/** Players except the house bot, which plays many matches at once and has no records. */
export const peopleOf = ({ players }: Setup): string[] =>
  players.filter(({ isBot }) => !isBot).map(({ id }) => id);

/** A locked match within one transaction. It collects changes and events, which `saveMatch` writes together. */
export class LockedMatch {
  readonly tx: Tx;
  readonly nowMs: number;
  readonly hooks: MatchHooks;
  readonly #events: MatchEvent[] = [];
  #match: Match;
  readonly #writes = new Map<string, Write>();

  constructor(
    tx: Tx,
    match: Match,
    { nowMs, hooks }: { readonly nowMs: number; readonly hooks: MatchHooks },
  ) {
    this.tx = tx;
    this.#match = match;
    this.nowMs = nowMs;
    this.hooks = hooks;
  }

  get match(): Match {
    return this.#match;
  }

  get mode(): Mode<unknown> {
    return modeOf(this.#match);
  }

  get setup(): Setup {
    return setupOf(this.#match);
  }

  /** True for a match of several players. */
  get isLive(): boolean {
    return this.#match.mode === 'multi';
  }

  get isOver(): boolean {
    return this.#match.status === 'over';
  }

  get events(): readonly MatchEvent[] {
    return this.#events;
  }

  /** Writes to other tables, by name, which `saveMatch` sends in the same statement. */
  get writes(): ReadonlyMap<string, Write> {
    return this.#writes;
  }

  /**
   * Adds a write for `saveMatch`. It is not visible to statements before that, and no two writes may change the same
   * row.
   */
  writeLater(name: string, write: Write): void {
    if (this.#writes.has(name)) throw new Error(`The match ${this.#match.id} has two writes ${name}`);
    this.#writes.set(name, write);
  }

  /** Executes the writes now, so that later statements see them. */
  async writeNow(): Promise<void> {
    const writes = [...this.#writes.values()];
    this.#writes.clear();
    for (const write of writes) await write.execute(this.tx);
  }

  set(change: Partial<Match>): void {
    this.#match = { ...this.#match, ...change };
  }

  append(kind: MatchEvent['kind'], data: MatchEvent['data']): void {
    const version = this.#match.version + 1;
    this.set({ version });
    const { isLive, nowMs: atMs } = this;
    const { players } = this.setup;
    const crowd = { playerCount: players.length, hasBot: players.some(({ isBot }) => isBot) };
    this.#events.push({ matchId: this.#match.id, version, kind, atMs, data, isLive, ...crowd });
  }

  /** The change to pass to `engine.committed` after the commit. */
  get change(): MatchChange {
    const { id, due_at } = this.#match;
    return { matchId: id, dueAtMs: due_at?.getTime() ?? null, events: this.#events };
  }
}

/** Server side of a mode, beyond its rules: source of questions, absence, bonuses. */
export interface ModeHooks {
  /** Ledger reason of the mode's rewards. */
  readonly rewardReason: EntryReason;
  /** Absence after which a player forfeits; null: never. */
  readonly absenceMs: number | null;
  /** Time from which the mode's usual pace replaces a player's own pace, in milliseconds since 1970; null: never. */
  ownPaceUntilMs(locked: LockedMatch): number | null;
  pickQuestion(locked: LockedMatch, round: number): Promise<QuestionPick>;
  bonusFor(locked: LockedMatch, result: PlayerResult): Promise<Bonus | undefined>;
  /** Runs in the transaction that settles or cancels a match. */
  onOver(locked: LockedMatch, endings: readonly SeatEnding[]): Promise<void>;
}

/**
 * Returns what a feature took for a cancelled match. `transferId` is the refund of the stakes; undefined without one.
 */
export type CancelledHandler = (locked: LockedMatch, transferId: string | undefined) => Promise<void>;

/** Hooks that features provide to the engine. */
export interface MatchHooks {
  /** Hooks of modes that need more than the defaults. */
  readonly modes: Readonly<Partial<Record<ModeId, ModeHooks>>>;
  /** Run in the transaction that cancels a match, in order. */
  readonly onCancelled: readonly CancelledHandler[];
}
