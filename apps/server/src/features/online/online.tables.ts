export interface OnlineNodeTable {
  node_id: string;
  beat_at: Date;
  /** Number of players connected to the node. */
  players: number;
}

export interface OnlinePlayerTable {
  node_id: string;
  player_id: string;
  /** Rank of the tier among all, from 0. */
  tier_rank: number;
  name_key: string;
}

export interface OnlineTables {
  online_node: OnlineNodeTable;
  online_player: OnlinePlayerTable;
}
