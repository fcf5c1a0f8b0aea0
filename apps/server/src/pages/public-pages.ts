import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isMenuLanguage, type Language, languages, toLanguage } from '@trivia/contract/languages.ts';
import { type PublicPageName, publicPages } from '@trivia/contract/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Encoding = keyof typeof packers;

interface BuiltPage {
  readonly html: Buffer;
  readonly etag: string;
  /** Packed when first asked for, so that no start waits for it. */
  pack(encoding: Encoding): Promise<Buffer>;
}

/** Placeholder in the documents for the server's public address. */
const ORIGIN = '{{origin}}';

function packOnce(html: Buffer): BuiltPage['pack'] {
  const packed = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = packed.get(encoding) ?? packers[encoding](html);
    packed.set(encoding, known);
    return known;
  };
}

function readPage(folder: string, name: PublicPageName, language: Language, origin: string): BuiltPage {
  const source = readFileSync(join(folder, 'pages', `${name}.${language}.html`), 'utf8');
  const html = Buffer.from(source.replaceAll(ORIGIN, origin));
  return {
    html,
    pack: packOnce(html),
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

function encodingOf({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

async function sendPage(
  page: BuiltPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.status(304).send();
  }
  const encoding = encodingOf(request);
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await page.pack(encoding));
}

export interface PublicPages {
  /** Answers 404 with the page that says so. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
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
