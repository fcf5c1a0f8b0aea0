import type { Plugin } from 'vite';

const isDocument = (accept: string | undefined, path: string): boolean =>
  accept?.includes('text/html') === true && !path.includes('.');

/** While developing, every address of the app is its one document, as the server makes it when it is built. */
export function devDocumentsPlugin(): Plugin {
  return {
    name: 'dev-documents',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (isDocument(request.headers.accept, path)) request.url = '/game.html';
        next();
      });
    },
  };
}
