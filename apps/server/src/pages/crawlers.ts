import { menuLanguages } from '@trivia/contract/languages.ts';
import { publicPages } from '@trivia/contract/pages.ts';
import type { FastifyInstance } from 'fastify';

const KEPT_FOR_AN_HOUR = 'public, max-age=3600';

/** Pages whose content has another canonical address. */
const duplicatePages: readonly string[] = ['cta'];

/** Adds `robots.txt` and the sitemap. */
export function addCrawlerFiles(app: FastifyInstance, origin: string): void {
  const robots = `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /sandbox\nSitemap: ${origin}/sitemap.xml\n`;
  const addresses = publicPages
    .filter(({ name }) => !duplicatePages.includes(name))
    .flatMap(({ path }) => menuLanguages.map((language) => `${origin}${path}?lang=${language}`));
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<url><loc>${address}</loc></url>`)
    .join('')}</urlset>`;
  const add = (path: string, type: string, content: string) =>
    app.get(path, { schema: { hide: true } }, (_, reply) =>
      reply.type(type).header('cache-control', KEPT_FOR_AN_HOUR).send(content),
    );
  add('/robots.txt', 'text/plain', robots);
  add('/sitemap.xml', 'application/xml', sitemap);
}
