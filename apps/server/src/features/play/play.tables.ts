export interface IdempotencyKeyTable {
  player_id: string;
  key: string;
  call: string;
  body_hash: Buffer;
  result_id: string | null;
  used_at: Date;
}

export interface NextSeedTable {
  player_id: string;
  seed: string;
  created_at: Date;
}

export interface PlayTables {
  idempotency_key: IdempotencyKeyTable;
  next_seed: NextSeedTable;
}
