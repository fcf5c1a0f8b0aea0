import type { Generated } from 'kysely';

export interface RealtimeAppTable {
  is_only: Generated<boolean>;
  app_id: string;
  app_key: string;
  app_secret: string;
  created_at: Date;
}

export interface RealtimeTables {
  realtime_app: RealtimeAppTable;
}
