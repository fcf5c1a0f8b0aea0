/** Interface of all game modes. A mode is pure: no clock, no I/O, and no randomness except the seed of its setup. */
import type { BoosterId } from '../boosters/booster-ids.ts';

export type PlayerId = string;
export type Membership = 'freemium' | 'plus';

/**
 * Modes by the id that is stored with matches. The API names each by its type and its number of players (solo or
 * multi).
 */
export const modeNames = {
  daily: { type: 'daily', mode: 'solo' },
  quiz: { type: 'quiz', mode: 'solo' },
  'solo-survival': { type: 'survival', mode: 'solo' },
  puzzle: { type: 'puzzle', mode: 'solo' },
  'head-to-head': { type: 'headtohead', mode: 'multi' },
  'survival-duel': { type: 'survival', mode: 'multi' },
  'tug-of-war': { type: 'tugofwar', mode: 'multi' },
  tournament: { type: 'tournament', mode: 'multi' },
} as const;
export type ModeId = keyof typeof modeNames;
export type GameType = (typeof modeNames)[ModeId]['type'];
export type GameMode = (typeof modeNames)[ModeId]['mode'];

export const modeIds = Object.keys(modeNames) as readonly ModeId[];

/**
 * Finds a mode by type and solo or multi; undefined for a combination that does not exist, such as a multiplayer
 * puzzle.
 */
export const findModeId = (type: string, mode: string): ModeId | undefined =>
  modeIds.find((id) => modeNames[id].type === type && modeNames[id].mode === mode);

/** Player of a match, with the membership at its start. */
export interface Seat {
  readonly id: PlayerId;
  readonly membership: Membership;
  /**
   * True for the house bot, which neither stakes nor earns. Matches against it have no coin stakes and half the
   * points.
   */
  readonly isBot: boolean;
}

export interface TournamentSettings {
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly entryCoins: number;
  /** Coins that the host added to the match's escrow. */
  readonly awardCoins: number;
  readonly allowsBoosters: boolean;
}

/** Chosen time per question in single-player games: a multiple of the mode's time, or no clock. */
export const ownTimes = ['x1', 'x2', 'x5', 'none'] as const;
export type OwnTime = (typeof ownTimes)[number];

/** Pace chosen by the player of a single-player game. */
export interface OwnPace {
  readonly time: OwnTime;
  /** True if a reveal stays until the player continues. */
  readonly revealsWait: boolean;
}

/**
 * Reasons for a match for honour, without stakes and rewards: the players earned from each other that day, or share a
 * device.
 */
export const honourReasons = ['met_today', 'same_device'] as const;
export type HonourReason = (typeof honourReasons)[number];

/** Setup of a match: plain JSON, stored in the state. */
export interface Setup {
  /** Seed of the match; equal seeds give equal draws in all versions. */
  readonly seed: string;
  /** Players in the order of their seats. */
  readonly players: readonly Seat[];
  /** Stakes of a 1v1 battle (`headToHeadStakes`); null in other modes. */
  readonly stakesId: string | null;
  /** Wager of solo mode in points; 0 in other modes. */
  readonly wagerPoints: number;
  /** Category of all questions; null for a mix. */
  readonly categoryId: string | null;
  readonly tournament: TournamentSettings | null;
  /** Reason why the match has no stakes and rewards; missing if it has. */
  readonly honour?: HonourReason;
  /** Pace chosen by a single player before the start; missing for the mode's own. */
  readonly ownPace?: OwnPace;
}

export interface RoundAnswer {
  readonly verdict: 'right' | 'wrong' | 'none';
  /** Time from the opening of the round to the answer, by the server's clock; the full time without an answer. */
  readonly elapsedMs: number;
  /** Boosters used by the player in this round. */
  readonly boosters: readonly BoosterId[];
}

/** Answers of a closed round by player, without the answer key. Missing players gave no answer. */
export interface ClosedRound {
  readonly answers: Readonly<Record<PlayerId, RoundAnswer>>;
}

export interface Amounts {
  readonly coins: number;
  readonly points: number;
}

export type Outcome = 'won' | 'lost' | 'draw';

export interface PlayerResult {
  readonly player: PlayerId;
  readonly outcome: Outcome;
  readonly rightAnswers: number;
  readonly isForfeit: boolean;
  /** Rank among the players, from 1; equal players share it. Null in single-player matches, or if nobody answered. */
  readonly rank: number | null;
  /** Payment from the match's escrow: the returned stake and the share of the pot. */
  readonly fromEscrow: Amounts;
  /** Payment by the house. */
  readonly fromHouse: Amounts;
  /** Points that count for tiers and leaderboards, which excludes a returned stake. */
  readonly earnedPoints: number;
  /** Coins withheld from this player for lack of Plus. */
  readonly coinsForPlus: number;
}

export interface Result {
  /** Results in the order of the seats. */
  readonly players: readonly PlayerResult[];
  /** Rest of the escrow: lost stakes, and the remainder of a rounded split. */
  readonly escrowToHouse: Amounts;
}

export interface Pace {
  /** Maximum number of rounds. */
  readonly rounds: number;
  /** Null without a clock. */
  readonly secondsPerRound: number | null;
  /** Time for which the right answer is shown; null until the player continues. */
  readonly revealSeconds: number | null;
  /** True if the player can open the next round earlier. */
  readonly canContinueEarly: boolean;
}

/** Costs and rewards of a match, as shown before it begins. */
export interface Stakes {
  /** Value of `Setup.stakesId`, in modes with several stakes. */
  readonly id: string;
  readonly entryCoins: number;
  /** Allowed wagers in points; empty in modes without wagers. */
  readonly wagers: readonly number[];
  /** Null in modes without lives. */
  readonly lives: number | null;
  /** Points per right answer; null if answers are not paid one by one. */
  readonly pointsPerRight: number | null;
  /** Bonus points for a match with only right answers. */
  readonly pointsForAllRight: number;
  readonly pointsForWin: number;
  /** True if the winner gets the stakes of all players. */
  readonly hasPot: boolean;
}

/** Rules of a mode. `State` and `View` are plain JSON, without Map, Set, Date or undefined. */
export interface Mode<State, View = unknown> {
  readonly id: ModeId;
  readonly type: GameType;
  readonly mode: GameMode;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Price of each submitted answer, paid to the house. */
  readonly coinsPerAnswer: number;
  /** Stakes to choose from; empty for tournaments, whose host sets them. */
  readonly stakes: readonly Stakes[];
  /**
   * Returns the pace of a match, which depends on the settings of a tournament or the pace chosen by a single player.
   */
  pace(settings: Pick<Setup, 'tournament' | 'ownPace'>): Pace;
  /** Returns the stake that this player pays into the match's escrow before it starts; nothing without a seat. */
  stakeOf(setup: Setup, player: PlayerId): Amounts;
  /**
   * Creates the state of a new match.
   * @throws RangeError for a setup that the mode does not allow.
   */
  start(setup: Setup): State;
  /** Returns the state after a round. A finished match does not change. */
  closeRound(state: State, round: ClosedRound): State;
  /** Removes a player permanently, unless the player is out or the match is over. */
  forfeit(state: State, player: PlayerId): State;
  /** Lists the players who can answer the next round, in the order of their seats; none once the match is over. */
  activePlayers(state: State): readonly PlayerId[];
  /** Returns the result, which is final; undefined until the match is over. */
  result(state: State): Result | undefined;
  /** Converts a state to its stored form, without the setup. Any other value is returned unchanged. */
  pack(state: unknown): unknown;
  /** Restores a state from its stored form. Any other value is returned unchanged. */
  unpack(setup: Setup, packed: unknown): unknown;
  /** Returns the view of one player. A spectator gets only the parts common to all players. */
  view(state: State, player: PlayerId): View;
}
