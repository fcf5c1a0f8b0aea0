/** Reports of wrong questions by players. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';
import { defineRoute } from '../route.ts';
import { matchParams } from './play.ts';

export const reportReasons = [
  'wrong_answer',
  'several_right',
  'unclear',
  'outdated',
  'language',
  'offensive',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportQuestionRoute = defineRoute({
  method: 'POST',
  path: '/api/play/matches/:id/reports',
  summary: 'Reports the question of a closed round; a second report of the same question replaces the first',
  access: 'player',
  params: matchParams,
  body: z.object({
    round: field.roundNumber,
    reason: z.enum(reportReasons, { error: 'field.reportReason' }),
    note: z.optional(field.plainText('field.note', 0, limits.reportNoteMaxLength)),
  }),
  status: 204,
  reply: field.nothing,
  errors: ['MATCH_NOT_FOUND', 'ROUND_NOT_OVER'],
});
