export interface DailyChallengeTable {
  /** `YYYY-MM-DD`, in Baghdad. */
  day: string;
  seed: string;
  question_ids: string[];
  question_versions: number[];
  document: string;
  seal_hash: string;
  created_at: Date;
}

export interface DailyPlaceTable {
  day: string;
  taken: number;
}

export interface DailyPlayTable {
  day: string;
  player_id: string;
  match_id: string;
  /** Days in a row up to this one: 0 for a forfeited day, null while it is being played. */
  streak: number | null;
}

export interface DailyChallengeTables {
  daily_challenge: DailyChallengeTable;
  daily_place: DailyPlaceTable;
  daily_play: DailyPlayTable;
}
