import type { PersonalData } from '../../core/personal-data.ts';

export const idempotencyData: PersonalData = {
  kept: { 'idempotency_key.player_id': 'Keys are forgotten after a week, long before an account is erased.' },
};
