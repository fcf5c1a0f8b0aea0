/** Declares the option `hide`, which leaves a route out of the documentation. */
import type {} from '@fastify/swagger';
import { frameArt } from '@trivia/content/store/art.ts';
import { isExpression } from '@trivia/contract/play/expressions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error.ts';
import { type CompressedSvg, compressSvg, decompressSvg } from './compressed-svg.ts';
import { FaceCache } from './face-cache.ts';

const YEAR_S = 31_536_000;
const WEEK_S = 604_800;

interface Sent {
  readonly drawing: CompressedSvg | undefined;
  readonly cacheControl: string;
}

function sendDrawing(request: FastifyRequest, reply: FastifyReply, { drawing, cacheControl }: Sent) {
  if (!drawing) throw new AppError('NOT_FOUND');
  void reply.type('image/svg+xml').header('cache-control', cacheControl).header('vary', 'Accept-Encoding');
  const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return acceptsBrotli
    ? reply.header('content-encoding', 'br').send(drawing)
    : reply.send(decompressSvg(drawing));
}

/**
 * Serves faces by seed, cosmetics and expression, cacheable for ever, and frames, whose drawings may change, for a
 * week.
 */
export function addAvatarRoutes(app: FastifyInstance): void {
  const faces = new FaceCache();
  const frames = new Map([...frameArt].map(([part, svg]) => [part, compressSvg(svg)]));
  app.get<{ Params: { file: string }; Querystring: { face?: string } }>(
    '/avatars/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { face } = request.query;
      if (face !== undefined && !isExpression(face)) throw new AppError('NOT_FOUND');
      const drawing = faces.draw(request.params.file, face);
      return sendDrawing(request, reply, { drawing, cacheControl: `public, max-age=${YEAR_S}, immutable` });
    },
  );

  app.get<{ Params: { part: string } }>(
    '/frames/frame-:part(^[a-z]{1,40}).svg',
    { schema: { hide: true } },
    async (request, reply) =>
      sendDrawing(request, reply, {
        drawing: frames.get(request.params.part),
        cacheControl: `public, max-age=${WEEK_S}`,
      }),
  );
}
