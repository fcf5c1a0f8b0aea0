import type { ModeId } from '@trivia/rules/match/mode.ts';
import type { TierId } from '@trivia/rules/tiers.ts';
import type { Generated } from 'kysely';

/** Pool of players who wait for the same game with the same stakes. */
export interface QueuePool {
  readonly mode_id: ModeId;
  readonly plan_id: string;
}

export interface QueueTicketTable {
  player_id: string;
  mode_id: ModeId;
  plan_id: string;
  tier: TierId;
  joined_at: Date;
  seen_at: Date;
  called_at: Date | null;
}

export interface InvitationTable {
  id: string;
  mode_id: ModeId;
  plan_id: string;
  requester_id: string;
  invitee_id: string | null;
  code: string | null;
  rematch_of: string | null;
  status: Generated<'open' | 'accepted' | 'declined'>;
  match_id: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface MatchmakingTables {
  queue_ticket: QueueTicketTable;
  invitation: InvitationTable;
}
