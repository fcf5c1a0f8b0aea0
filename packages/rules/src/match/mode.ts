/** Interface of all game modes. A mode is pure: no clock, no I/O, no randomness but the seed of its setup. */
import type { BoosterId } from '../boosters/booster-ids.ts';

export type PlayerId = string;
export type Membership = 'freemium' | 'plus';

/**
 * All modes, by the id that is stored with matches. The wire names each by a type and by whether it is played alone
 * or against others.
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

/** Mode of a type played alone or against others; undefined for a pair that is none, such as a puzzle for two. */
export const findModeId = (type: string, mode: string): ModeId | undefined =>
  modeIds.find((id) => modeNames[id].type === type && modeNames[id].mode === mode);

/** A player of one match, as they were when it began. */
export interface Seat {
  readonly id: PlayerId;
  readonly membership: Membership;
  /**
   * The house bot stakes nothing and is paid nothing; against it there are no coin stakes and half the
   * points.
   */
  readonly isBot: boolean;
}

export interface TournamentSettings {
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly entryCoins: number;
  /** Coins that the host put into the match's escrow besides the entries. */
  readonly awardCoins: number;
  readonly allowsBoosters: boolean;
}

/** Time for each question of a game alone, as its player chose it: a multiple of the mode's own, or no clock. */
export const ownTimes = ['x1', 'x2', 'x5', 'none'] as const;
export type OwnTime = (typeof ownTimes)[number];

/** A player's own pace in games alone. */
export interface OwnPace {
  readonly time: OwnTime;
  /** Whether a reveal stays until the player goes on. */
  readonly revealsWait: boolean;
}

/** Reason why players play for honour alone: they earned from each other that day, or share a device. */
export const honourReasons = ['met_today', 'same_device'] as const;
export type HonourReason = (typeof honourReasons)[number];

/** Plain JSON, stored in the state. */
export interface Setup {
  /** Seed of the match; the same seed draws the same forever. */
  readonly seed: string;
  /** In the order of their seats. */
  readonly players: readonly Seat[];
  /** Stakes of a 1v1 battle (`headToHeadStakes`); null elsewhere. */
  readonly stakesId: string | null;
  /** Wager of solo mode; 0 elsewhere. */
  readonly wagerPoints: number;
  /** Null: questions of all categories. */
  readonly categoryId: string | null;
  readonly tournament: TournamentSettings | null;
  /** Reason why nothing is staked and nothing won. Left out when the match pays. */
  readonly honour?: HonourReason;
  /** Pace of the one player, chosen before the start. Left out for the mode's own. */
  readonly ownPace?: OwnPace;
}

export interface RoundAnswer {
  readonly verdict: 'right' | 'wrong' | 'none';
  /** Time since the opening of the round, by the server's clock; the whole time without an answer. */
  readonly elapsedMs: number;
  /** Boosters that the player used in this round. */
  readonly boosters: readonly BoosterId[];
}

/** A closed round with its answers, without the answer key. A missing player gave no answer. */
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
  /**
   * Rank among the players, 1 for the best; equals share it. Null in a match of one player, or when nobody
   * answered.
   */
  readonly rank: number | null;
  /** Paid from the match's escrow: the own stake returned, and the share of the pot. */
  readonly fromEscrow: Amounts;
  /** Paid by the house. */
  readonly fromHouse: Amounts;
  /** Share of the points that counts for tiers and leaderboards: a returned stake is not earned. */
  readonly earnedPoints: number;
  /** Coins that this player missed for lack of Plus. */
  readonly coinsForPlus: number;
}

export interface Result {
  /** In the order of the seats. */
  readonly players: readonly PlayerResult[];
  /** Rest of the escrow: stakes lost, and the remainder of a split that was rounded down. */
  readonly escrowToHouse: Amounts;
}

export interface Pace {
  /** Largest number of rounds. */
  readonly rounds: number;
  /** Null: no timer. */
  readonly secondsPerRound: number | null;
  /**
   * Time for which the right answer is shown before the next round opens by itself. Null: until the player
   * goes on.
   */
  readonly revealSeconds: number | null;
  /** Whether the player may open the next round earlier. */
  readonly canContinueEarly: boolean;
}

/** Costs and rewards of a match: the figures shown before it begins. */
export interface Stakes {
  /** Same as `Setup.stakesId`, in modes with several stakes. */
  readonly id: string;
  readonly entryCoins: number;
  /** Points that may be wagered; empty in modes without wagers. */
  readonly wagers: readonly number[];
  /** Null: a wrong answer costs no life. */
  readonly lives: number | null;
  /** Points for each right answer; null when answers are not paid one by one. */
  readonly pointsPerRight: number | null;
  /** Bonus for a match with only right answers. */
  readonly pointsForAllRight: number;
  readonly pointsForWin: number;
  /** Whether the winner gets the stakes of all players. */
  readonly hasPot: boolean;
}

/** `State` and `View` are plain JSON: no Map, Set, Date or undefined inside. */
export interface Mode<State, View = unknown> {
  readonly id: ModeId;
  readonly type: GameType;
  readonly mode: GameMode;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Paid by the player to the house for each submitted answer. */
  readonly coinsPerAnswer: number;
  /** Empty for tournaments, whose host decides. */
  readonly stakes: readonly Stakes[];
  /** Depends on the setup for tournaments, and for games alone at the player's own pace. */
  pace(settings: Pick<Setup, 'tournament' | 'ownPace'>): Pace;
  /** Stake that this player pays into the match's escrow before it starts; nothing without a seat. */
  stakeOf(setup: Setup, player: PlayerId): Amounts;
  /** Throws a `RangeError` for a setup that the mode does not allow. */
  start(setup: Setup): State;
  /** State after a round, from all players' answers. A finished match stays as it is. */
  closeRound(state: State, round: ClosedRound): State;
  /** Removes a player for good. Changes nothing for a player who is out, or in a finished match. */
  forfeit(state: State, player: PlayerId): State;
  /** Players who may answer the next round, in the order of their seats; none once the match is over. */
  activePlayers(state: State): readonly PlayerId[];
  /** Undefined while the match goes on; afterwards constant. */
  result(state: State): Result | undefined;
  /** State without what its setup says, as it is stored. Anything that is no state comes back as it is. */
  pack(state: unknown): unknown;
  /** Whole state of a packed one. Anything else comes back as it is: a whole state, or one that can't be read. */
  unpack(setup: Setup, packed: unknown): unknown;
  /** View of one player. A spectator gets only the parts that are the same for all. */
  view(state: State, player: PlayerId): View;
}
