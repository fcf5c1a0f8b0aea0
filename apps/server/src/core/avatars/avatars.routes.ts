/** Brings the option that leaves a route out of the documentation. */
import type {} from '@fastify/swagger';
import { frameArt } from '@trivia/content/store/art.ts';
import { isExpression } from '@trivia/contract/play/expressions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error.ts';
import { FaceCache } from './face-cache.ts';
import { type PackedDrawing, packDrawing, unpackDrawing } from './packed-drawing.ts';

const YEAR_S = 31_536_000;
const WEEK_S = 604_800;

interface Sent {
  readonly drawing: PackedDrawing | undefined;
  readonly keptFor: string;
}

function sendDrawing(request: FastifyRequest, reply: FastifyReply, { drawing, keptFor }: Sent) {
  if (!drawing) throw new AppError('NOT_FOUND');
  void reply
    .type('image/svg+xml')
    .header('cache-control', keptFor)
    .header('vary', 'Accept-Encoding')
    // Prevents scripts when the picture is opened as a page.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return isPacked ? reply.header('content-encoding', 'br').send(drawing) : reply.send(unpackDrawing(drawing));
}

/** Pictures of avatars by seed, what they wear and what they show, cacheable for ever, and of frames, which may be drawn better. */
export function addAvatarRoutes(app: FastifyInstance): void {
  const faces = new FaceCache();
  const frames = new Map([...frameArt].map(([part, svg]) => [part, packDrawing(svg)]));
  app.get<{ Params: { file: string }; Querystring: { face?: string } }>(
    '/avatars/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { face } = request.query;
      if (face !== undefined && !isExpression(face)) throw new AppError('NOT_FOUND');
      const drawing = faces.draw(request.params.file, face);
      return sendDrawing(request, reply, { drawing, keptFor: `public, max-age=${YEAR_S}, immutable` });
    },
  );

  app.get<{ Params: { part: string } }>(
    '/frames/frame-:part(^[a-z]{1,40}).svg',
    { schema: { hide: true } },
    async (request, reply) =>
      sendDrawing(request, reply, {
        drawing: frames.get(request.params.part),
        keptFor: `public, max-age=${WEEK_S}`,
      }),
  );
}
