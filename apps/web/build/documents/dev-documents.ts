import type { Plugin } from 'vite';

const isDocument = (accept: string | undefined, path: string): boolean =>
  accept?.includes('text/html') === true && !path.includes('.');

/** Serves the app's only document at every path of the development server, as the real server does. */
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
