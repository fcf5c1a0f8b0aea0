/** Fake of an S3 bucket in memory, with the calls of the file store, in path style. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  readonly content: Buffer;
  readonly contentType: string | undefined;
}

export interface S3Server {
  readonly endpoint: string;
  /** Stored objects by path, such as `/bucket/key`. */
  readonly objects: ReadonlyMap<string, StoredObject>;
  stop(): void;
}

const isSigned = ({ headers: { authorization = '' } }: IncomingMessage): boolean =>
  /^AWS4-HMAC-SHA256 Credential=[^,]+, ?SignedHeaders=[^,]+, ?Signature=[\da-f]{64}$/.test(authorization);

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function answer(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://s3');
  const body = await readBody(request);
  const stored = objects.get(pathname);
  if (!isSigned(request)) response.writeHead(403).end();
  else if (request.method === 'PUT') {
    objects.set(pathname, { content: body, contentType: request.headers['content-type'] });
    response.writeHead(200, { etag: '"1"' }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(pathname);
    response.writeHead(204).end();
  } else if (!stored) response.writeHead(404, { 'content-type': 'application/xml' }).end();
  else {
    response.writeHead(200, { 'content-length': stored.content.length });
    response.end(request.method === 'GET' ? stored.content : undefined);
  }
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => void answer(objects, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
