import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { addCrawlerFiles } from './crawlers.ts';
import { sendError } from './errors.ts';
import { addPublicPages } from './public-pages.ts';
import { findWebBuild } from './web-build.ts';

/** The screens of the app: all are one document, whose script knows which is asked for. */
const screens = [
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

/** Assets carry their hash in their name and are kept for good; documents never. */
async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: true,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['pages/**', '.vite/**'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Serves the built web app, and says of every other address that there is nothing. */
export async function addWebPages(
  app: FastifyInstance,
  publicUrl: string,
  folder = findWebBuild(),
): Promise<void> {
  addCrawlerFiles(app, publicUrl);
  if (folder === null) {
    app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));
    return;
  }
  await addFiles(app, folder);
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/home'));
  for (const path of screens) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => reply.sendFile('game.html'));
  }
  const { sendNotFound } = addPublicPages(app, folder, publicUrl);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/');
    return isPage ? sendNotFound(request, reply) : sendError(new AppError('NOT_FOUND'), request, reply);
  });
}
