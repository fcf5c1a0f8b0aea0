import { isDeepStrictEqual } from 'node:util';
import { BOT_ID } from '../../../src/features/house-bot/bot-seat.ts';
import type { Sessions } from '../database/sessions.ts';
import { findCutShort } from '../environment/fair-clock.ts';
import type { Outage } from '../environment/uptime.ts';
import { findDoubleBooking, invariants } from './invariants.ts';
import { type MatchRecord, type RoundRecord, readMatches } from './match-record.ts';
import { replayEvents, startOf } from './replay-events.ts';

interface Followed {
  readonly record: MatchRecord;
  readonly fold: { readonly version: number; readonly state: unknown };
  /** Rounds as first announced. */
  readonly firstSeen: Map<number, RoundRecord>;
}

/** Converts a state to its stored form, since JSON has no undefined values. */
const asKept = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

/** Checker of all matches, run after each step that changed one. */
export class InvariantChecker {
  readonly #sessions: Sessions;
  readonly #followed = new Map<string, Followed>();
  readonly #over = new Set<string>();

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  get records(): readonly MatchRecord[] {
    return [...this.#followed.values()].map(({ record }) => record);
  }

  /** Returns the right option of a round, which players can't see. */
  rightOption(matchId: string, round: number): string | undefined {
    return this.#followed.get(matchId)?.record.rounds[round - 1]?.rightOptionId;
  }

  get isAllOver(): boolean {
    return this.records.every(({ status }) => status === 'over');
  }

  /** Describes the current violations. `isThorough` rechecks finished matches. */
  async look(outages: readonly Outage[], isThorough = false): Promise<string[]> {
    const found = await readMatches(this.#sessions, { except: isThorough ? [] : [...this.#over] });
    const faults = found.flatMap((record) => this.#follow(record, outages));
    const double = findDoubleBooking(this.records, BOT_ID);
    return double ? [...faults, double] : faults;
  }

  #follow(record: MatchRecord, outages: readonly Outage[]): string[] {
    const known = this.#followed.get(record.id);
    const before = known?.record;
    const firstSeen = known?.firstSeen ?? new Map<number, RoundRecord>();
    for (const round of record.rounds) if (!firstSeen.has(round.round)) firstSeen.set(round.round, round);
    const state = replayEvents(record, known?.fold ?? startOf(record));
    this.#followed.set(record.id, { record, fold: { version: record.version, state }, firstSeen });
    if (record.status === 'over') this.#over.add(record.id);

    const faults = invariants.flatMap((invariant) => invariant(record, before) ?? []);
    if (!isDeepStrictEqual(asKept(state), record.state))
      faults.push('its answers give another state than it has');
    const cut = findCutShort(record, before, firstSeen, outages);
    if (cut !== undefined) faults.push(`round ${cut} was closed too early for who had not answered`);
    return faults.map((fault) => `${record.modeId}: ${fault}`);
  }
}
