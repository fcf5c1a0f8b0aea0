import type { ModeId } from '@trivia/rules/mode.ts';
import { dailyHost } from '../features/daily-challenge/daily-host.ts';
import { drawFromBank } from './draw-from-bank.ts';
import type { ModeHost } from './mode-host.ts';

/** Enough for most modes. */
const plainHost: ModeHost = {
  rewardReason: 'match_reward',
  absenceMs: null,
  pickQuestion: drawFromBank,
  extraFor: async () => undefined,
};

const hosts: Readonly<Partial<Record<ModeId, ModeHost>>> = { daily: dailyHost };

export const hostOf = (id: ModeId): ModeHost => hosts[id] ?? plainHost;

/** The modes in which being away is leaving, and after how long. */
export const absences = Object.entries(hosts).flatMap(([modeId, { absenceMs }]) =>
  absenceMs === null ? [] : [{ modeId, absenceMs }],
);
