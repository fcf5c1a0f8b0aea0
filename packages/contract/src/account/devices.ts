/** Devices that are signed in to an account. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

export const device = z.object({
  id: z.uuid(),
  /** Label such as `Chrome, Android`; null when the browser did not say. */
  label: z.nullable(z.string()),
  isCurrent: z.boolean(),
  signedInAtMs: z.int(),
  lastSeenAtMs: z.int(),
});

export const listDevicesRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'The devices that are signed in',
  access: 'player',
  reply: z.object({ data: z.array(device) }),
});

export const endDeviceRoute = defineRoute({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Signs one device out',
  access: 'player',
  params: z.object({ id: field.id }),
  status: 204,
  reply: field.nothing,
  errors: ['NOT_FOUND'],
});
