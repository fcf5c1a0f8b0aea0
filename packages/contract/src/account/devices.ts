/** Signed-in devices of an account. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

export const device = z.object({
  id: z.uuid(),
  /** Label such as `Chrome, Android`; null if unknown. */
  label: z.nullable(z.string()),
  isCurrent: z.boolean(),
  signedInAtMs: z.int(),
  lastSeenAtMs: z.int(),
});

export const listDevicesRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Lists the signed-in devices',
  access: 'player',
  reply: z.object({ data: z.array(device) }),
});

export const endDeviceRoute = defineRoute({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Signs out one device',
  access: 'player',
  params: z.object({ id: field.id }),
  status: 204,
  reply: field.nothing,
  errors: ['NOT_FOUND'],
});
