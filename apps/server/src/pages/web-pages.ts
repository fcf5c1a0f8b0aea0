import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/errors.ts';
import { AppError } from '../lib/app-error.ts';
import { addCrawlerFiles } from './crawlers.ts';
import { addGameDocuments, type Sockets } from './game-documents.ts';
import { addPublicPages, type PublicPageOptions } from './public-pages.ts';

/** Cache-Control of pictures: one day, because they keep their names when redrawn. */
const PICTURES = 'public, max-age=86400';
const ASSETS = 'public, max-age=31536000, immutable';

function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return ASSETS;
  return path.includes('/pictures/') ? PICTURES : 'no-cache';
}

const common = {
  index: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
} satisfies Omit<FastifyStaticOptions, 'root'>;

/** Serves the files of the build except assets and documents, with a route for each. */
async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  const globIgnore = ['pages/**', '.vite/**', 'assets/**'];
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    wildcard: false,
    globIgnore,
    decorateReply: false,
  });
}

/**
 * Serves the assets, which browsers keep for good, since their names contain a hash. They lie in one folder, which is
 * listed once: a new build needs a restart. A route for each of a thousand would slow every start, and a wildcard of the
 * plugin would list the folder for each request.
 */
async function addAssets(app: FastifyInstance, folder: string): Promise<void> {
  const root = join(folder, 'assets');
  const names = new Set(await readdir(root));
  await app.register(fastifyStatic, {
    ...common,
    root,
    serve: false,
    setHeaders(reply, path) {
      common.setHeaders(reply, path);
      // Nobody looks up the log line of a file, and a first visit loads dozens of them.
      reply.removeHeader('x-request-id');
    },
    // Browsers never revalidate immutable files, whose validators would be 80 bytes each.
    etag: false,
    lastModified: false,
  });
  app.get<{ Params: { name: string } }>('/assets/:name', { schema: { hide: true } }, (request, reply) => {
    const { name } = request.params;
    if (names.has(name)) reply.sendFile(name);
    else reply.callNotFound();
  });
}

interface WebPages extends Omit<PublicPageOptions, 'folder'> {
  readonly folder: string | null;
  readonly sockets: Sockets;
}

/** Serves the built web app, if there is one, and a 404 at every other address. */
export async function addWebPages(
  app: FastifyInstance,
  { publicUrl, folder, sockets, crowdSize }: WebPages,
): Promise<void> {
  addCrawlerFiles(app, publicUrl);
  if (folder === null) {
    app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));
    return;
  }
  await addFiles(app, folder);
  await addAssets(app, folder);
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/home'));
  addGameDocuments(app, folder, sockets);
  const { sendNotFound } = addPublicPages(app, { folder, publicUrl, crowdSize });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/');
    return isPage ? sendNotFound(request, reply) : sendError(new AppError('NOT_FOUND'), request, reply);
  });
}
