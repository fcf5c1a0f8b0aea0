import type { RouteDefinition } from '@trivia/contract/route.ts';
import type { FastifyInstance } from 'fastify';

/** Parses forms to objects of strings; the last value of a repeated name wins. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Keeps bodies of all types as raw bytes. */
function readBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Adds a route in a scope that parses bodies as the contract demands: JSON, also forms, or raw bytes. */
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
