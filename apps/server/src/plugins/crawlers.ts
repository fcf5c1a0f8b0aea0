import { menuLanguages } from '@trivia/contract/languages.ts';
import { publicPages } from '@trivia/contract/pages.ts';
import type { FastifyInstance } from 'fastify';

/** What search engines ask for: which pages they may read, and where they are. */
export function addCrawlerFiles(app: FastifyInstance, origin: string): void {
  const robots = `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /sandbox\nSitemap: ${origin}/sitemap.xml\n`;
  const addresses = publicPages
    .filter(({ name }) => name !== 'cta')
    .flatMap(({ path }) => menuLanguages.map((language) => `${origin}${path}?lang=${language}`));
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<url><loc>${address}</loc></url>`)
    .join('')}</urlset>`;
  app.get('/robots.txt', { schema: { hide: true } }, (_, reply) => reply.type('text/plain').send(robots));
  app.get('/sitemap.xml', { schema: { hide: true } }, (_, reply) =>
    reply.type('application/xml').send(sitemap),
  );
}
