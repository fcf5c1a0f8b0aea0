import type { ModeId } from '@trivia/rules/match/mode.ts';
import type { LockedMatch } from './locked-match.ts';
import type { GameParts, ModeHost } from './mode-host.ts';
import { drawFromBank } from './rounds/draw-from-bank.ts';

/** Enough for most modes. */
const plainHost: ModeHost = {
  rewardReason: 'match_reward',
  absenceMs: null,
  ownPaceUntilMs: () => null,
  pickQuestion: drawFromBank,
  bonusFor: async () => undefined,
  onOver: async () => {},
};

export const hostOf = ({ parts, match }: LockedMatch): ModeHost => parts.hosts[match.mode_id] ?? plainHost;

export interface Absence {
  readonly modeId: ModeId;
  readonly absenceMs: number;
}

/** The modes in which being away is leaving, and after how long. */
export const absencesOf = ({ hosts }: GameParts): Absence[] =>
  (Object.entries(hosts) as [ModeId, ModeHost][]).flatMap(([modeId, { absenceMs }]) =>
    absenceMs === null ? [] : [{ modeId, absenceMs }],
  );
