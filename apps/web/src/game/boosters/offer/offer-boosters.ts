import type { MatchView } from '@trivia/contract/match.ts';
import type { BoosterId } from '@trivia/rules/boosters.ts';
import { openDialog } from '../../dialogs.ts';

/** Opens the sheet that tells what boosters do and sells them: of one, or of all that do something in the mode. */
export const offerBoosters = ({ type, mode }: Pick<MatchView, 'type' | 'mode'>, only?: BoosterId): void =>
  openDialog('boosters', { type, mode, ...(only && { only }) });
