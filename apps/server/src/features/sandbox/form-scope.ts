import type { FastifyInstance } from 'fastify';

export type FormFields = Readonly<Record<string, string>>;

/** Adds routes that accept forms of pages without scripts. */
export function addFormScope(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addRoutes(scope);
  });
}
