/** HTML documents: compressed, and answered with 304 while unchanged. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Encoding = keyof typeof compressors;

export interface Document {
  readonly html: Buffer;
  readonly etag: string;
  /** Compressed at the first request, not at startup. */
  pack(encoding: Encoding): Promise<Buffer>;
}

function compressOnce(html: Buffer): Document['pack'] {
  const packed = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = packed.get(encoding) ?? compressors[encoding](html);
    packed.set(encoding, known);
    return known;
  };
}

export function createDocument(source: string): Document {
  const html = Buffer.from(source);
  return {
    html,
    pack: compressOnce(html),
    // The tag is weak, because it covers all encodings.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  };
}

function encodingOf({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Sends a document. `vary` lists request headers that select it, in addition to the encoding. */
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
