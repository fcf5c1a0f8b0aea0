import {
  decidePictureRoute,
  listReportedPicturesRoute,
  removePictureRoute,
  reportPictureRoute,
  uploadPictureRoute,
} from '@trivia/contract/account/pictures.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { createFileStore } from '../../gateways/files/file-store.ts';
import { addRoute } from '../../http/add-route.ts';
import { sendUserPatch } from '../../http/headers/user-data.ts';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { ImageWorker } from '../../lib/images/image-worker.ts';
import { getAppearance } from '../appearance/wear/get-appearance.ts';
import { updatePublicLook } from '../appearance/wear/update-public-look.ts';
import { decidePicture, listReportedPictures } from './decide-picture.ts';
import { pictureKey } from './picture-key.ts';
import { removePictureOf } from './remove-picture.ts';
import { reportPicture } from './report-picture.ts';
import { uploadPicture } from './upload-picture.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const UPLOAD_LIMIT = { calls: 10, perMinutes: 10 };
const REPORT_LIMIT = { calls: 30, perMinutes: 60 };
const YEAR_S = 31_536_000;
const uuid = z.uuid();

/** Serves the files of pictures, except hidden and removed ones. */
function addPictureFiles(
  app: FastifyInstance,
  { db }: Deps,
  files: ReturnType<typeof createFileStore>,
): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const id = uuid.safeParse(params.file.replace(/\.webp$/, '')).data;
      const shown =
        id &&
        (await db.selectFrom('player_picture').select('status').where('id', '=', id).executeTakeFirst());
      const file = id && shown && shown.status !== 'hidden' ? await files.get(pictureKey(id)) : undefined;
      if (!file) throw new AppError('NOT_FOUND');
      return reply
        .type('image/webp')
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .header('content-security-policy', "default-src 'none'")
        .send(file);
    },
  );
}

function addOwnPicture(app: FastifyInstance, deps: Deps, files: ReturnType<typeof createFileStore>): void {
  const images = new ImageWorker();
  app.addHook('onClose', async () => images.close());
  addRoute(
    app,
    uploadPictureRoute,
    async ({ player, rawBody, reply }) => {
      if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
      await uploadPicture(deps, { files, images }, { playerId: player.id, file: rawBody });
      const { avatarUrl } = await getAppearance(deps.db, player.id, deps.clock.nowMs());
      sendUserPatch(reply, { avatarUrl });
      return { avatarUrl };
    },
    { limit: UPLOAD_LIMIT, bodyLimitBytes: MAX_BYTES },
  );

  addRoute(app, removePictureRoute, async ({ player, reply }) => {
    await inTransaction(deps.db, async (tx) => {
      await removePictureOf(tx, player.id, new Date(deps.clock.nowMs()));
      await updatePublicLook(tx, player.id, deps.clock.nowMs());
    });
    const { avatarUrl } = await getAppearance(deps.db, player.id, deps.clock.nowMs());
    sendUserPatch(reply, { avatarUrl });
    return { avatarUrl };
  });
}

export function addPictureRoutes(app: FastifyInstance, deps: Deps): void {
  const files = createFileStore(deps.config);
  addPictureFiles(app, deps, files);
  addOwnPicture(app, deps, files);

  addRoute(
    app,
    reportPictureRoute,
    async ({ player, params, body }) => {
      if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
      await reportPicture(deps, { pictureId: params.id, reporterId: player.id, ...body });
      return null;
    },
    { limit: REPORT_LIMIT },
  );

  addRoute(app, listReportedPicturesRoute, () => listReportedPictures(deps));

  addRoute(app, decidePictureRoute, async ({ player, params, body }) => {
    await decidePicture(deps, { kind: 'staff', id: player.id }, { ...params, ...body });
    return null;
  });
}
