export interface NextSeedTable {
  player_id: string;
  seed: string;
  created_at: Date;
}

export interface PlayTables {
  next_seed: NextSeedTable;
}
