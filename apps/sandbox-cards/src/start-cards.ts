import type { AddressInfo } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { CardService, type ServiceOptions } from './card-service.ts';
import { addPages } from './pages/pages.routes.ts';
import { Refusal } from './refusal.ts';
import { addStripeApi } from './stripe.routes.ts';

const LOOK_EVERY_MS = 250;

export interface RunningCards {
  readonly service: CardService;
  readonly url: string;
  stop(): Promise<void>;
}

export interface CardsOptions extends ServiceOptions {
  readonly port?: number;
  /** False if a test calls `runDue` itself. */
  readonly isTicking?: boolean;
}

function buildApp(service: CardService): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler((error, _request, reply) => {
    const refusal = error instanceof Refusal ? error : new Refusal(500, 'api_error', String(error));
    return reply.status(refusal.status).send(refusal.body);
  });
  addStripeApi(app, service);
  addPages(app, service);
  return app;
}

/** Starts the card service on this machine. */
export async function startCards({
  port = 0,
  isTicking = true,
  ...options
}: CardsOptions = {}): Promise<RunningCards> {
  const service = new CardService(options);
  const app = buildApp(service);
  await app.listen({ port, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  service.pagesUrl = service.settings.pagesUrl ?? `${url}/pay`;
  let isSending = false;
  const tick = async () => {
    service.runDue();
    if (isSending) return;
    isSending = true;
    await service.messages.send();
    isSending = false;
  };
  const timer = isTicking ? setInterval(() => void tick(), LOOK_EVERY_MS) : undefined;
  return {
    service,
    url,
    async stop() {
      clearInterval(timer);
      await app.close();
    },
  };
}
