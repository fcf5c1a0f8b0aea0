import type { Mode, Setup } from '@trivia/rules/match/mode.ts';
import { packSetup, unpackSetup } from '@trivia/rules/match/packing.ts';
import { modeIn } from '@trivia/rules/match/versions.ts';
import type { RawBuilder, Selectable } from 'kysely';
import type { Tx } from '../deps.ts';
import type { MatchChange } from './clock/engine.ts';
import type { MatchTable } from './match.tables.ts';
import type { GameParts } from './mode-host.ts';
import type { MatchEvent } from './publisher.ts';

export type Match = Omit<Selectable<MatchTable>, 'packed_seed'>;
/** Statement that changes rows, and returns none. */
export type Write = RawBuilder<Record<string, unknown>>;

/** Mode of the match, in the version of the rules that it began with. */
export const modeOf = ({ mode_id, rules_version }: Pick<Match, 'mode_id' | 'rules_version'>): Mode<unknown> =>
  modeIn(rules_version, mode_id);

/**
 * Whole match of a row, whose setup and state are stored packed. A state that the rules can't read
 * stays as it is, so that its match can be cancelled.
 */
export function wholeMatch<Row extends Match>(row: Row): Row {
  const setup = unpackSetup(row.setup, row.seed);
  return { ...row, setup, state: modeOf(row).unpack(setup, row.state) };
}

/** JSON columns of a match, as they are stored. */
export function packedMatch(match: Pick<Match, 'mode_id' | 'rules_version' | 'setup' | 'state'>) {
  return { setup: JSON.stringify(packSetup(setupOf(match))), state: packedState(match) };
}

/** State as it is stored. */
export const packedState = (match: Pick<Match, 'mode_id' | 'rules_version' | 'state'>): string =>
  JSON.stringify(modeOf(match).pack(match.state));

/** Typed setup of the match; only the engine writes it. */
export const setupOf = ({ setup }: Pick<Match, 'setup'>): Setup => setup as Setup;

/** Players other than the house bot, whose records are not kept: it plays many matches at once. */
export const peopleOf = ({ players }: Setup): string[] =>
  players.filter(({ isBot }) => !isBot).map(({ id }) => id);

/** A locked match within one transaction: collects changes and events, which `saveMatch` writes together. */
export class LockedMatch {
  readonly tx: Tx;
  readonly nowMs: number;
  readonly parts: GameParts;
  readonly #events: MatchEvent[] = [];
  #match: Match;
  readonly #writes = new Map<string, Write>();

  constructor(tx: Tx, match: Match, { nowMs, parts }: { readonly nowMs: number; readonly parts: GameParts }) {
    this.tx = tx;
    this.#match = match;
    this.nowMs = nowMs;
    this.parts = parts;
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

  /** Writes to other tables that `saveMatch` sends along with the match, by name. */
  get writes(): ReadonlyMap<string, Write> {
    return this.#writes;
  }

  /** Adds a write for `saveMatch`. Earlier statements don't see it, and no two writes may touch one row. */
  writeLater(name: string, write: Write): void {
    if (this.#writes.has(name)) throw new Error(`The match ${this.#match.id} has two writes ${name}`);
    this.#writes.set(name, write);
  }

  /** Makes the writes visible to the statements that follow. */
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
    const playerCount = this.setup.players.length;
    this.#events.push({ matchId: this.#match.id, version, kind, atMs, data, isLive, playerCount });
  }

  /** The change to pass to `engine.committed` after the commit. */
  get change(): MatchChange {
    const { id, due_at } = this.#match;
    return { matchId: id, dueAtMs: due_at?.getTime() ?? null, events: this.#events };
  }
}
