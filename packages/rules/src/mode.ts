/** What every game mode is made of. A mode is pure: no clock, no I/O, no randomness but the seed of its setup. */
import type { BoosterId } from './boosters.ts';

export type PlayerId = string;
export type PlanId = 'freemium' | 'plus';

/** Every mode of the game, by the name that is kept with its matches. */
export const modeIds = [
  'daily',
  'quiz',
  'solo-survival',
  'puzzle',
  'head-to-head',
  'survival-duel',
  'tug-of-war',
  'tournament',
] as const;
export type ModeId = (typeof modeIds)[number];

/** A player of one match, as they were when it began. */
export interface Seat {
  readonly id: PlayerId;
  readonly plan: PlanId;
  /** The house bot stakes nothing and is paid nothing; against it there are no coin stakes and half the points. */
  readonly isBot: boolean;
}

export interface TournamentSettings {
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly entryCoins: number;
  /** What the host put into the match's escrow beside the entries. */
  readonly awardCoins: number;
  readonly allowsBoosters: boolean;
}

/** Reason why players play for honour alone: they earned from each other that day, or share a device. */
export const honourReasons = ['met_today', 'same_device'] as const;
export type HonourReason = (typeof honourReasons)[number];

/** Plain JSON; it is kept inside the state. */
export interface Setup {
  /** The match's seed; the same seed draws the same forever. */
  readonly seed: string;
  /** In the order of their seats. */
  readonly players: readonly Seat[];
  /** The stakes of a 1v1 battle (`headToHeadPlans`); null elsewhere. */
  readonly planId: string | null;
  /** Solo mode; 0 elsewhere. */
  readonly wagerPoints: number;
  /** Null: questions of all categories. */
  readonly categoryId: string | null;
  readonly tournament: TournamentSettings | null;
  /** Reason why nothing is staked and nothing won. Left out where the match pays. */
  readonly honour?: HonourReason;
}

export interface RoundAnswer {
  readonly verdict: 'right' | 'wrong' | 'none';
  /** From the opening of the round, by the server's clock; the whole time where there is no answer. */
  readonly elapsedMs: number;
  /** What the player used in this round. */
  readonly boosters: readonly BoosterId[];
}

/** A round that is over: who answered how. A player who is missing gave no answer. The answer key stays outside. */
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
  /** Place among the players, 1 for the best; equals share it. Null where one plays alone, or nobody answered. */
  readonly rank: number | null;
  /** Out of the match's escrow: the own stake returned, and the share of the pot. */
  readonly fromEscrow: Amounts;
  /** Out of the house. */
  readonly fromHouse: Amounts;
  /** The part of the points that counts for tiers and leaderboards: a stake that comes back is not earned. */
  readonly earnedPoints: number;
  /** Coins that a Plus player would have been paid and this one is not. */
  readonly coinsForPlus: number;
}

export interface Result {
  /** In the order of the seats. */
  readonly players: readonly PlayerResult[];
  /** What is left of the escrow: stakes lost, and the remainder of a split that was rounded down. */
  readonly escrowToHouse: Amounts;
}

export interface Pace {
  /** At most. */
  readonly rounds: number;
  /** Null: no timer. */
  readonly secondsPerRound: number | null;
  /** How long the right answer stays before the next round opens by itself. */
  readonly revealSeconds: number;
  /** Whether the player may open the next round earlier. */
  readonly canContinueEarly: boolean;
}

/** What a mode may be played for: the figures that are told before it begins. */
export interface PlanFigures {
  /** As `Setup.planId` names it, where a mode has several. */
  readonly id: string;
  readonly entryCoins: number;
  /** Points that may be wagered; empty where nothing is. */
  readonly wagers: readonly number[];
  /** Null: a wrong answer costs no life. */
  readonly lives: number | null;
  /** For each right answer; null where answers are not paid one by one. */
  readonly pointsPerRight: number | null;
  /** On top, when every answer was right. */
  readonly pointsForAllRight: number;
  readonly pointsForWin: number;
  /** Whether the winner is paid what all players put in. */
  readonly hasPot: boolean;
}

/** `State` and `View` are plain JSON: no Map, Set, Date or undefined inside. */
export interface Mode<State, View = unknown> {
  readonly id: ModeId;
  readonly type: 'daily' | 'quiz' | 'survival' | 'puzzle' | 'headtohead' | 'tugofwar' | 'tournament';
  readonly mode: 'solo' | 'multi';
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Taken from who submits an answer, straight to the house. */
  readonly coinsPerAnswer: number;
  /** Empty for tournaments, whose host decides. */
  readonly plans: readonly PlanFigures[];
  /** Depends on the setup for tournaments only. */
  pace(settings: Pick<Setup, 'tournament'>): Pace;
  /** What this player pays into the match's escrow before it starts; nothing for who has no seat in it. */
  stake(setup: Setup, player: PlayerId): Amounts;
  /** Throws a `RangeError` for a setup that the mode does not allow. */
  start(setup: Setup): State;
  /** The state after a round, from every player's answer to it. A match that is over stays as it is. */
  closeRound(state: State, round: ClosedRound): State;
  /** The player leaves for good. Nothing changes for who plays no more, or when the match is over. */
  forfeit(state: State, player: PlayerId): State;
  /** Who may answer the next round, in the order of their seats; nobody once the match is over. */
  activePlayers(state: State): readonly PlayerId[];
  /** Undefined while the match goes on; afterwards always the same. */
  result(state: State): Result | undefined;
  /** What one player may see. Somebody without a seat sees what everybody sees. */
  view(state: State, player: PlayerId): View;
}
