import { pictureIds } from '@trivia/rules/pictures.ts';
import type { Plugin } from 'vite';

/** Loads the drawing code at the first request of a picture, so that tests and other builds do not wait for it. */
const loadRenderer = () => import('@trivia/pictures/puzzle/render-picture.ts');

/**
 * Renders the pictures of the puzzle as `pictures/<id>.webp`, with small ones for albums, at build time or on request
 * in development.
 */
export function puzzlePlugin(): Plugin {
  let isForServer = false;
  return {
    name: 'puzzle-pictures',
    configResolved(config) {
      isForServer = Boolean(config.build.ssr);
    },
    async generateBundle() {
      if (isForServer) return;
      const { renderPicture, renderSmallPicture } = await loadRenderer();
      for (const id of pictureIds) {
        this.emitFile({ type: 'asset', fileName: `pictures/${id}.webp`, source: await renderPicture(id) });
        const small = await renderSmallPicture(id);
        this.emitFile({ type: 'asset', fileName: `pictures/${id}-small.webp`, source: small });
      }
    },
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const [, name, small] = /^\/([a-z-]+?)(-small)?\.webp/.exec(request.url ?? '') ?? [];
        const id = pictureIds.find((picture) => picture === name);
        if (!id) return next();
        loadRenderer()
          .then(({ renderPicture, renderSmallPicture }) =>
            small ? renderSmallPicture(id) : renderPicture(id),
          )
          .then((file) => response.setHeader('content-type', 'image/webp').end(file), next);
      });
    },
  };
}
