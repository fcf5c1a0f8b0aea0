import { type Language, languages } from '@trivia/contract/languages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
}

/** First supported language of an `Accept-Language` header; Kurdish may be called `ku` or `ckb`. */
export function pickLanguage(header: string | undefined): Language {
  if (!header) return 'en';
  const asked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.split('-')[0] ?? '', weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => (tag === 'ku' ? 'ckb' : tag));
  return asked.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? 'en';
}

/** Sets the language of every reply. */
export function addLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    request.language = pickLanguage(request.headers['accept-language']);
    done();
  });
}
