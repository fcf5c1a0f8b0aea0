export interface OnlineNodeTable {
  node_id: string;
  beat_at: Date;
  /** Connected to it. */
  players: number;
}

export interface OnlinePlayerTable {
  node_id: string;
  player_id: string;
  /** From 0, the place of the tier among all. */
  tier_rank: number;
  name_key: string;
}

export interface OnlineTables {
  online_node: OnlineNodeTable;
  online_player: OnlinePlayerTable;
}
