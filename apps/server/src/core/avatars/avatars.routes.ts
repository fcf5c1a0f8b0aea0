import type { FastifyInstance } from 'fastify';
import { drawFace } from './draw-face.ts';

const YEAR_S = 31_536_000;

/** Pictures of avatars by seed, cacheable for ever. */
export function addAvatarRoutes(app: FastifyInstance): void {
  app.get<{ Params: { seed: string } }>(
    '/avatars/:seed(^[a-z0-9]{8,64}).svg',
    { schema: { hide: true } },
    async ({ params }, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        // Prevents scripts when the picture is opened as a page.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(drawFace(params.seed)),
  );
}
