import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMenuLanguage, type Language, languages, toLanguage } from '@trivia/contract/languages.ts';
import { type PublicPageName, publicPages } from '@trivia/contract/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../lib/texts.ts';
import { createDocument, type Document, sendDocument } from './document.ts';

/** Placeholder in the documents for the server's public address. */
const ORIGIN = '{{origin}}';
/** Inert element of the landing page, and in it the placeholder for a sentence about players online. */
const ONLINE = /<template data-online="">(.*?)<\/template>/;
const SENTENCE = '{{online}}';

/** Returns a page's document for a number of players online; null is no number. */
type Page = (online: number | null) => Document;

/** Fills in the sentence about players online, on pages that have its place. */
function withOnline(source: string, language: Language, online: number): string {
  const sentence = text(language, 'page.online', { count: online });
  return source.replace(ONLINE, (_, element: string) => element.replace(SENTENCE, sentence));
}

function readPage(folder: string, name: PublicPageName, language: Language, origin: string): Page {
  const file = readFileSync(join(folder, 'pages', `${name}.${language}.html`), 'utf8');
  const source = file.replaceAll(ORIGIN, origin);
  const plain = createDocument(source);
  if (!ONLINE.test(source)) return () => plain;
  // A new number replaces the document of the last one.
  let last = { online: 0, document: plain };
  return (online) => {
    if (online === null) return plain;
    if (last.online !== online) {
      last = { online, document: createDocument(withOnline(source, language, online)) };
    }
    return last.document;
  };
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

export interface PublicPageOptions {
  readonly folder: string;
  readonly publicUrl: string;
  /** Number that is exceeded by the players online; null to tell visitors nothing. */
  readonly crowdSize: () => number | null;
}

/** Serves the prerendered pages, in the visitor's language. */
export function addPublicPages(
  app: FastifyInstance,
  { folder, publicUrl, crowdSize }: PublicPageOptions,
): PublicPages {
  const read = (name: PublicPageName) =>
    new Map(languages.map((language) => [language, readPage(folder, name, language, publicUrl)]));
  const send = (pages: ReturnType<typeof read>, request: FastifyRequest, reply: FastifyReply) => {
    const page = pages.get(languageOf(request));
    if (!page) throw new Error('a page was not built in every language');
    return sendDocument(page(crowdSize()), request, reply, ['Accept-Language', 'Cookie']);
  };
  for (const { name, path } of publicPages) {
    const pages = read(name);
    app.get(path, { schema: { hide: true } }, (request, reply) => send(pages, request, reply));
  }
  const notFound = read('not-found');
  return { sendNotFound: (request, reply) => send(notFound, request, reply.status(404)) };
}
