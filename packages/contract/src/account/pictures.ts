/** Uploaded pictures: the player's own, reports by others, and the calls by which staff decide. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

export const pictureReasons = ['offensive', 'personal', 'stolen', 'advertising'] as const;
export type PictureReason = (typeof pictureReasons)[number];

const pictureParams = z.object({ id: field.id });

export const uploadPictureRoute = defineRoute({
  method: 'POST',
  path: '/api/user/avatar',
  summary: 'Takes a picture (jpg, png, svg or heic, at most 5 MB, as the body) in place of the drawn face',
  access: 'player',
  rawBody: true,
  reply: z.object({ avatarUrl: z.string() }),
  errors: ['ACCOUNT_INCOMPLETE', 'INVALID_IMAGE', 'PAYLOAD_TOO_LARGE', 'SERVICE_UNAVAILABLE'],
});

export const removePictureRoute = defineRoute({
  method: 'DELETE',
  path: '/api/user/avatar',
  summary: 'Goes back to the drawn face',
  access: 'player',
  reply: z.object({ avatarUrl: z.string() }),
});

export const reportPictureRoute = defineRoute({
  method: 'POST',
  path: '/api/pictures/:id/reports',
  summary: 'Reports a picture; it hides after reports of three players, until somebody has looked',
  access: 'player',
  params: pictureParams,
  body: z.object({ reason: z.enum(pictureReasons, { error: 'field.reportReason' }) }),
  status: 204,
  reply: field.nothing,
  errors: ['ACCOUNT_INCOMPLETE', 'NOT_FOUND'],
});

export const listReportedPicturesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/pictures/reported',
  summary: 'Reported pictures without a decision, those with most reports first',
  access: 'staff',
  permission: 'pictures.decide',
  reply: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        playerId: z.uuid(),
        isHidden: z.boolean(),
        reports: z.int(),
        reasons: z.array(z.enum(pictureReasons)),
      }),
    ),
  }),
  errors: ['FORBIDDEN'],
});

export const decidePictureRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/pictures/:id/decision',
  summary: 'Approves a reported picture, which shows it for good, or removes it',
  access: 'staff',
  permission: 'pictures.decide',
  params: pictureParams,
  body: z.object({ decision: z.enum(['approve', 'remove'], { error: 'field.decision' }) }),
  status: 204,
  reply: field.nothing,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});
