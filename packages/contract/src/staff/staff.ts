/** Calls and roles of staff. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';
import type { Permission } from './permissions.ts';

/** Permissions of each role; `admin` has all. */
export const rolePermissions = {
  admin: ['audit.read', 'questions.edit', 'pictures.decide', 'redemptions.decide', 'referrals.decide'],
  auditor: ['audit.read'],
  editor: ['questions.edit'],
  support: ['pictures.decide', 'redemptions.decide', 'referrals.decide'],
} as const satisfies Record<string, readonly Permission[]>;

export type StaffRole = keyof typeof rolePermissions;
export const isStaffRole = (name: string): name is StaffRole => Object.hasOwn(rolePermissions, name);

/** Actions recorded in the audit log. */
export const auditActions = [
  'gift_card.loaded',
  'gift_card.rotated',
  'payment.refunded',
  'purchase.refunded',
  'picture.approved',
  'picture.removed',
  'question.imported',
  'question.published',
  'question.voided',
  'redemption.released',
  'redemption.refused',
  'referral.released',
  'referral.refused',
  'staff.granted',
  'staff.revoked',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const actorKinds = ['player', 'staff', 'system', 'gateway'] as const;

const auditEntry = z.object({
  id: z.string(),
  actor: z.object({ kind: z.enum(actorKinds), id: z.string() }),
  action: z.enum(auditActions),
  subject: z.object({ kind: z.string(), id: z.string() }),
  details: z.record(z.string(), z.unknown()),
  recordedAtMs: z.int(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Lists changes made by staff and commands, newest first',
  access: 'staff',
  permission: 'audit.read',
  query: z.object({ cursor: field.cursor }),
  reply: z.object({ data: z.array(auditEntry), nextCursor: z.nullable(z.string()) }),
  errors: ['FORBIDDEN'],
});
