import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const distPath = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** The screens of the app: all are one document, whose script knows which is asked for. */
const screens = [
  '/landing',
  '/home',
  '/modes',
  '/play',
  '/play/daily-challenge',
  '/profile',
  '/profile/edit-profile',
  '/verify',
  '/verify-email',
  '/reset-password',
  '/completeAccount',
] as const;

/** Serves the built web app. Its assets carry their hash in their name and are kept for good; documents never. */
export async function addWebPages(app: FastifyInstance): Promise<void> {
  if (!existsSync(`${distPath}game.html`)) return;
  await app.register(fastifyStatic, {
    root: distPath,
    serve: true,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/home'));
  for (const path of screens) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => reply.sendFile('game.html'));
  }
}
