/** Brings the option that leaves a route out of the documentation. */
import type {} from '@fastify/swagger';
import { frameArt } from '@trivia/content/store/art.ts';
import { isExpression } from '@trivia/contract/expressions.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../lib/app-error.ts';
import { FaceCache } from './face-cache.ts';

const YEAR_S = 31_536_000;
const WEEK_S = 604_800;

const sendDrawing = (reply: FastifyReply, svg: string | undefined, keptFor: string) => {
  if (svg === undefined) throw new AppError('NOT_FOUND');
  return (
    reply
      .type('image/svg+xml')
      .header('cache-control', keptFor)
      // Prevents scripts when the picture is opened as a page.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(svg)
  );
};

/** Pictures of avatars by seed, what they wear and what they show, cacheable for ever, and of frames, which may be drawn better. */
export function addAvatarRoutes(app: FastifyInstance): void {
  const faces = new FaceCache();
  app.get<{ Params: { file: string }; Querystring: { face?: string } }>(
    '/avatars/:file',
    { schema: { hide: true } },
    async ({ params, query: { face } }, reply) => {
      if (face !== undefined && !isExpression(face)) throw new AppError('NOT_FOUND');
      return sendDrawing(reply, faces.draw(params.file, face), `public, max-age=${YEAR_S}, immutable`);
    },
  );

  app.get<{ Params: { part: string } }>(
    '/frames/frame-:part(^[a-z]{1,40}).svg',
    { schema: { hide: true } },
    async ({ params }, reply) => sendDrawing(reply, frameArt.get(params.part), `public, max-age=${WEEK_S}`),
  );
}
