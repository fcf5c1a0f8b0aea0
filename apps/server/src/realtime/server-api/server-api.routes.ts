/** HTTP API for other servers, compatible with the `pusher` libraries of all languages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Hub } from '../hub/hub.ts';
import { userOfChannel } from '../protocol/channel-name.ts';
import { ApiError } from './api-error.ts';
import { channelCounts, describeChannel, listChannels, listUserIds } from './channel-info.ts';
import { checkRequestSignature } from './check-request-signature.ts';
import { type AskedEvent, readBatch, readEvent, splitInfo } from './read-events.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function sendApiError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof ApiError ? error.status : undefined;
  const given = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const status = known ?? given;
  const isOurs = status >= 500;
  if (status === 401) request.log.warn({ status, reason: messageOf(error) }, 'realtime API call was refused');
  if (isOurs) request.log.error({ err: error }, 'realtime API call failed');
  const text = isOurs ? 'Something went wrong.' : messageOf(error);
  return reply.status(status).type('text/plain').send(text);
}

function publish(hub: Hub, { event, data, channels, exceptSocketId }: AskedEvent): void {
  for (const channel of channels) {
    const userId = userOfChannel(channel);
    if (userId === undefined) hub.publish(channel, { event, data }, exceptSocketId);
    else hub.publishToUser(userId, { event, data }, exceptSocketId);
  }
}

const countsOf = (hub: Hub, { channels, info }: AskedEvent) =>
  Promise.all(channels.map(async (name) => [name, await channelCounts(hub, name, info)] as const));

async function trigger(hub: Hub, { body }: Call): Promise<unknown> {
  const event = readEvent(body, hub.needs.limits);
  publish(hub, event);
  return event.info.length > 0 ? { channels: Object.fromEntries(await countsOf(hub, event)) } : {};
}

async function triggerBatch(hub: Hub, { body }: Call): Promise<unknown> {
  const events = readBatch(body, hub.needs.limits);
  for (const event of events) publish(hub, event);
  if (events.every(({ info }) => info.length === 0)) return {};
  const counts = await Promise.all(events.map((event) => countsOf(hub, event)));
  return { batch: counts.map(([first]) => first?.[1] ?? {}) };
}

/** Adds the calls under `/apps/{id}`, which must be signed with the app's secret. */
export async function addServerApi(app: FastifyInstance, hub: Hub): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler(sendApiError);

    const add = (method: 'GET' | 'POST', path: string, answer: (call: Call) => Promise<unknown>) =>
      scope.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
        method,
        url: `/apps/:appId${path}`,
        bodyLimit: BODY_LIMIT_BYTES,
        // Signed addresses stay valid for ten minutes, so don't log them.
        logLevel: 'warn',
        schema: { hide: true },
        async handler(request, reply) {
          const { params, query } = request;
          const { app: credentials, nowMs } = hub.needs;
          if (params.appId !== credentials.id) throw new ApiError(404, 'There is no app with that id.');
          const body = bodyOf(request);
          checkRequestSignature(credentials, { method, url: request.raw.url ?? '', body }, nowMs());
          return reply.send(await answer({ params, query, body }));
        },
      });

    add('POST', '/events', (call) => trigger(hub, call));
    add('POST', '/batch_events', (call) => triggerBatch(hub, call));
    add('GET', '/channels', async ({ query }) => ({
      channels: await listChannels(hub, textOf(query.filter_by_prefix), splitInfo(textOf(query.info))),
    }));
    add('GET', '/channels/:channel', ({ params, query }) =>
      describeChannel(hub, params.channel ?? '', splitInfo(textOf(query.info))),
    );
    add('GET', '/channels/:channel/users', async ({ params }) => {
      const ids = await listUserIds(hub, params.channel ?? '');
      return { users: ids.map((id) => ({ id })) };
    });
    add('POST', '/users/:userId/terminate_connections', async ({ params }) => {
      hub.terminate(params.userId ?? '');
      return {};
    });
  });
}
