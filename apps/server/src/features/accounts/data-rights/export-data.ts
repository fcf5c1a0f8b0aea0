import { exportPersonalData, type PersonalData } from '../../../core/personal-data.ts';
import type { Deps } from '../../../deps.ts';
import { loadUser } from '../profile/load-user.ts';
import { listDevices } from '../sessions/list-devices.ts';

/** Exports everything stored about a player, except hashes, tokens and seeds of unfinished matches. */
export async function exportData(
  deps: Deps,
  declared: readonly PersonalData[],
  player: { readonly id: string; readonly sessionId: string },
) {
  const devices = await listDevices(deps, player);
  return {
    exportedAt: new Date(deps.clock.nowMs()).toISOString(),
    user: await loadUser(deps, player.id),
    devices: devices.data,
    ...(await exportPersonalData(deps.db, declared, player.id)),
  };
}
