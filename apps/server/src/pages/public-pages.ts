import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMenuLanguage, type Language, languages, toLanguage } from '@trivia/contract/languages.ts';
import { type PublicPageName, publicPages } from '@trivia/contract/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDocument, type Document, sendDocument } from './document.ts';

/** Placeholder in the documents for the server's public address. */
const ORIGIN = '{{origin}}';

function readPage(folder: string, name: PublicPageName, language: Language, origin: string): Document {
  const source = readFileSync(join(folder, 'pages', `${name}.${language}.html`), 'utf8');
  return createDocument(source.replaceAll(ORIGIN, origin));
}

/** Language of a page: by query, else by cookie, else the browser's. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (isMenuLanguage(lang)) return toLanguage(lang);
  const cookie = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return isMenuLanguage(cookie) ? toLanguage(cookie) : request.language;
}

export interface PublicPages {
  /** Replies 404 with the not-found page. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Serves the prerendered pages, in the visitor's language. */
export function addPublicPages(app: FastifyInstance, folder: string, origin: string): PublicPages {
  const read = (name: PublicPageName) =>
    new Map(languages.map((language) => [language, readPage(folder, name, language, origin)]));
  const send = (pages: ReturnType<typeof read>, request: FastifyRequest, reply: FastifyReply) => {
    const page = pages.get(languageOf(request));
    if (!page) throw new Error('a page was not built in every language');
    return sendDocument(page, request, reply, ['Accept-Language', 'Cookie']);
  };
  for (const { name, path } of publicPages) {
    const pages = read(name);
    app.get(path, { schema: { hide: true } }, (request, reply) => send(pages, request, reply));
  }
  const notFound = read('not-found');
  return { sendNotFound: (request, reply) => send(notFound, request, reply.status(404)) };
}
