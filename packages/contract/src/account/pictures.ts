/** Uploaded pictures: upload, reports, and decisions by staff. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

export const pictureReasons = ['offensive', 'personal', 'stolen', 'advertising'] as const;
export type PictureReason = (typeof pictureReasons)[number];

const pictureParams = z.object({ id: field.id });

export const uploadPictureRoute = defineRoute({
  method: 'POST',
  path: '/api/user/avatar',
  summary: 'Replaces the drawn face with a picture (jpg, png, svg or heic, at most 5 MB, as the body)',
  access: 'player',
  rawBody: true,
  reply: z.object({ avatarUrl: z.string() }),
  errors: ['ACCOUNT_INCOMPLETE', 'INVALID_IMAGE', 'PAYLOAD_TOO_LARGE', 'SERVICE_UNAVAILABLE'],
});

export const removePictureRoute = defineRoute({
  method: 'DELETE',
  path: '/api/user/avatar',
  summary: 'Removes the picture, which shows the drawn face again',
  access: 'player',
  reply: z.object({ avatarUrl: z.string() }),
});

export const reportPictureRoute = defineRoute({
  method: 'POST',
  path: '/api/pictures/:id/reports',
  summary: 'Reports a picture, which is hidden after reports by three players until staff decide',
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
  summary: 'Lists undecided reported pictures, most reports first',
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
  summary: 'Approves a reported picture permanently, or removes it',
  access: 'staff',
  permission: 'pictures.decide',
  params: pictureParams,
  body: z.object({ decision: z.enum(['approve', 'remove'], { error: 'field.decision' }) }),
  status: 204,
  reply: field.nothing,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});
