import type { Plugin } from 'vite';

/** Loads the drawing code at the first request of a picture, so that tests and other builds do not wait for it. */
const loadFiles = async () => (await import('@trivia/pictures/files/render-files.ts')).pictureFiles;

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

const typeOf = (name: string): string => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Renders the app's pictures as `assets/<name>`, at build time or on request in development. */
export function picturesPlugin(): Plugin {
  let isForServer = false;
  return {
    name: 'pictures',
    configResolved(config) {
      isForServer = Boolean(config.build.ssr);
    },
    async generateBundle() {
      if (isForServer) return;
      for (const { name, render } of await loadFiles())
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: await render() });
    },
    configureServer(server) {
      server.middlewares.use('/assets', (request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? '';
        loadFiles()
          .then(async (files) => {
            const file = files.find(({ name }) => name === path);
            if (!file) return next();
            response.setHeader('content-type', typeOf(path)).end(await file.render());
          })
          .catch(next);
      });
    },
  };
}
