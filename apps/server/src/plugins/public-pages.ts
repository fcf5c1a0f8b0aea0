import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isMenuLanguage, type Language, languages, toLanguage } from '@trivia/contract/languages.ts';
import { type PublicPageName, publicPages } from '@trivia/contract/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface BuiltPage {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

/** Where the documents leave room for the server's public address. */
const ORIGIN = '{{origin}}';

function readPage(folder: string, name: PublicPageName, language: Language, origin: string): BuiltPage {
  const source = readFileSync(join(folder, 'pages', `${name}.${language}.html`), 'utf8');
  const html = Buffer.from(source.replaceAll(ORIGIN, origin));
  return {
    html,
    brotli: brotliCompressSync(html),
    gzip: gzipSync(html),
    // Weak, since it names the page in whatever way it is packed.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  };
}

/** The language of a page: the one asked for, else the one remembered, else the browser's. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (isMenuLanguage(lang)) return toLanguage(lang);
  const cookie = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return isMenuLanguage(cookie) ? toLanguage(cookie) : request.language;
}

function sendPage(page: BuiltPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.status(304).send();
  }
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.html);
}

export interface PublicPages {
  /** Answers 404 with the page that says so. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Serves the pages that were built beforehand, each in the visitor's language. */
export function addPublicPages(app: FastifyInstance, folder: string, origin: string): PublicPages {
  const read = (name: PublicPageName) =>
    new Map(languages.map((language) => [language, readPage(folder, name, language, origin)]));
  const send = (pages: ReturnType<typeof read>, request: FastifyRequest, reply: FastifyReply) => {
    const page = pages.get(languageOf(request));
    if (!page) throw new Error('a page was not built in every language');
    return sendPage(page, request, reply);
  };
  for (const { name, path } of publicPages) {
    const pages = read(name);
    app.get(path, { schema: { hide: true } }, (request, reply) => send(pages, request, reply));
  }
  const notFound = read('not-found');
  return { sendNotFound: (request, reply) => send(notFound, request, reply.status(404)) };
}
