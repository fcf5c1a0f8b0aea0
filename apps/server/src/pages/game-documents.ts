import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenPaths } from '@trivia/contract/pages.ts';
import type { getRealtimeRoute } from '@trivia/contract/realtime/authorisation.ts';
import type { RouteReply } from '@trivia/contract/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createDocument, sendDocument } from './document.ts';

/** Addresses of the app that only redirect to a screen. */
const redirectPages = ['/play', '/spin'] as const;

/** Parts of the document's head that differ by screen: after the title, and at the end. */
interface Head {
  readonly first: string;
  readonly last: string;
}

const namesMatch = ({ query }: FastifyRequest): boolean => (query as { match?: unknown }).match !== undefined;

/** Key and address of the WebSockets, which browsers would otherwise have to request. */
export type Sockets = RouteReply<typeof getRealtimeRoute>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

const metaOf = (sockets: Sockets): string => {
  const content = JSON.stringify(sockets).replace(/[&"<]/g, (letter) => escapes[letter] ?? '');
  return `<meta name="sockets" content="${content}">`;
};

/**
 * Serves the app's document at every screen, with the address of the WebSockets and links to the screen's first
 * assets.
 */
export function addGameDocuments(app: FastifyInstance, folder: string, sockets: Sockets): void {
  const file = readFileSync(join(folder, 'game.html'), 'utf8');
  const source = file.replace('</head>', (end) => metaOf(sockets) + end);
  const heads: Readonly<Record<string, Head>> = JSON.parse(
    readFileSync(join(folder, 'pages/heads.json'), 'utf8'),
  );
  const documentOf = ({ first, last }: Head = { first: '', last: '' }) =>
    createDocument(source.replace('</title>', (end) => end + first).replace('</head>', (end) => last + end));
  for (const path of [...redirectPages, ...screenPaths]) {
    const screen = documentOf(heads[path]);
    const head = heads[`${path} (match)`];
    const match = head === undefined ? screen : documentOf(head);
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendDocument(namesMatch(request) ? match : screen, request, reply),
    );
  }
}
