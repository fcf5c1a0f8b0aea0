import type { Plugin } from 'vite';

/** The drawing code is only loaded where a picture is asked for, so that tests and other builds don't wait for it. */
const loadFiles = async () => (await import('@trivia/pictures/files/render-files.ts')).pictureFiles;

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

const typeOf = (name: string): string => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Draws the app's pictures: `assets/<name>` in a build, the same addresses in development. */
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
