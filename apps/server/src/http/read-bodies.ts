import type { RouteDefinition } from '@trivia/contract/route.ts';
import type { FastifyInstance } from 'fastify';

/** Reads a form into an object of strings; of a name that comes twice, the last one counts. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Keeps bodies of all types as the bytes that were sent. */
function readBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Adds a route where bodies are read as the contract says: JSON, forms too, or bytes alone. */
export function inBodyScope(
  app: FastifyInstance,
  { form, rawBody }: Pick<RouteDefinition, 'form' | 'rawBody'>,
  add: (scope: FastifyInstance) => void,
): void {
  if (!form && !rawBody) {
    add(app);
    return;
  }
  void app.register(async (scope) => {
    if (form) readForms(scope);
    if (rawBody) readBytes(scope);
    add(scope);
  });
}
