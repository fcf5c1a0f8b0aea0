/** Documents as the server sends them: compressed, and not sent again while they are the same. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Encoding = keyof typeof packers;

export interface Document {
  readonly html: Buffer;
  readonly etag: string;
  /** Packed when first asked for, so that no start waits for it. */
  pack(encoding: Encoding): Promise<Buffer>;
}

function packOnce(html: Buffer): Document['pack'] {
  const packed = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = packed.get(encoding) ?? packers[encoding](html);
    packed.set(encoding, known);
    return known;
  };
}

export function createDocument(source: string): Document {
  const html = Buffer.from(source);
  return {
    html,
    pack: packOnce(html),
    // The tag is weak, since it names the document in all its encodings.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  };
}

function encodingOf({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Sends a document. `vary` names headers of the request that choose it, beside its encoding. */
export async function sendDocument(
  document: Document,
  request: FastifyRequest,
  reply: FastifyReply,
  vary: readonly string[] = [],
): Promise<FastifyReply> {
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('etag', document.etag)
    .header('vary', ['Accept-Encoding', ...vary].join(', '));
  if (reply.statusCode === 200 && request.headers['if-none-match'] === document.etag) {
    return reply.status(304).send();
  }
  const encoding = encodingOf(request);
  if (!encoding) return reply.send(document.html);
  return reply.header('content-encoding', encoding).send(await document.pack(encoding));
}
