import type { MatchView } from '@trivia/contract/play/match.ts';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { openDialog } from '../../dialogs.ts';
import { findMode, isPlayable } from '../../modes/mode-table.ts';

/** Opens the dialog that explains and sells boosters: a single one, or all of a mode. */
export function offerBoosters(match: Pick<MatchView, 'type' | 'mode'>, only?: BoosterId): void {
  const modeId = findMode(match);
  if (modeId && isPlayable(modeId)) openDialog('boosters', { modeId, ...(only && { only }) });
}
