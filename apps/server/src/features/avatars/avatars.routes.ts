import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;
const skins = ['#f2c9a0', '#d9a06b', '#a86f3f', '#7a4a26'];
const shirts = ['#fbbf24', '#40d3d6', '#fb5c74', '#5fdd8e', '#b691f4'];
const grounds = ['#9bd8f7', '#f7b3c0', '#ffe0a0', '#b9ecd0', '#d7c6fa'];
const hairs = ['#1d1420', '#3a2417', '#5b3a1e', '#2b2140'];

const pick = (list: readonly string[], byte = 0): string => list[byte % list.length] ?? '';

/** A friendly face, drawn from the bytes of its seed; the same seed is the same face for good. */
function drawFace(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  const [a, b, c, d, e] = bytes;
  const skin = pick(skins, a);
  const mouth = (e ?? 0) % 2 === 0 ? 'M38 62q12 12 24 0' : 'M40 62q10 8 20 0';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${pick(grounds, b)}"/><path d="M16 100q4-26 34-26t34 26z" fill="${pick(shirts, c)}"/><circle cx="50" cy="50" r="27" fill="${skin}"/><path d="M22 46q0-28 28-28t28 28q-10-12-28-12t-28 12z" fill="${pick(hairs, d)}"/><circle cx="40" cy="51" r="3.4" fill="#201826"/><circle cx="60" cy="51" r="3.4" fill="#201826"/><path d="${mouth}" fill="none" stroke="#201826" stroke-width="3" stroke-linecap="round"/></svg>`;
}

/** Pictures of avatars, by their seed, to be kept for good. */
export function addAvatarRoutes(app: FastifyInstance): void {
  app.get<{ Params: { seed: string } }>(
    '/avatars/:seed(^[a-z0-9]{8,64}).svg',
    { schema: { hide: true } },
    async ({ params }, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .header('content-security-policy', "default-src 'none'")
        .send(drawFace(params.seed)),
  );
}
