import type { Config } from '../../config/config.ts';
import type { CardGateway } from './card-gateway.ts';
import { createQiCard } from './qicard/create-qi-card.ts';
import { type SandboxCards, startSandboxCards } from './start-sandbox-cards.ts';

export interface OpenCards {
  /** Null without a configured card service. */
  readonly gateway: CardGateway | null;
  /** The sandbox's card service, if it is used. */
  readonly sandbox: SandboxCards | null;
}

/** Loads Stripe's client only for a server that uses it, since it takes a twentieth of a start. */
const loadStripe = () => import('./stripe/create-stripe.ts');

async function openStripe(config: Config, secretKey: string): Promise<CardGateway> {
  const { createStripe } = await loadStripe();
  return createStripe({
    provider: 'stripe',
    secretKey,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
    apiUrl: config.STRIPE_API_URL,
    currency: config.STRIPE_CURRENCY,
  });
}

async function openSandbox(config: Config, isOnlyRead: boolean): Promise<OpenCards> {
  const { createStripe } = await loadStripe();
  const sandbox = await startSandboxCards(config.dataDir, isOnlyRead);
  const { url, secretKey, webhookSecret } = sandbox;
  const settings = { provider: 'sandbox', secretKey, webhookSecret, apiUrl: url, currency: 'IQD' } as const;
  return { gateway: createStripe(settings), sandbox };
}

/** Restores the line breaks of a key that is written in one line of a settings file. */
const pemOf = (key: string): string => key.replaceAll('\\n', '\n');

const qiCardOf = (config: Config): CardGateway =>
  createQiCard({
    url: (config.QICARD_URL ?? '').replace(/\/+$/, ''),
    terminalId: config.QICARD_TERMINAL_ID ?? '',
    username: config.QICARD_USERNAME ?? '',
    password: config.QICARD_PASSWORD ?? '',
    publicKey: pemOf(config.QICARD_PUBLIC_KEY ?? ''),
    webhookUrl: `${config.publicUrl}/api/webhooks/qicard`,
  });

/**
 * Opens the configured card service. The sandbox has Stripe's API and uses the same adapter; with `isOnlyRead` it
 * leaves payments unchanged, next to a server that may change them.
 */
export async function openCards(
  config: Config,
  { isOnlyRead = false }: { readonly isOnlyRead?: boolean } = {},
): Promise<OpenCards> {
  if (config.STRIPE_SECRET_KEY)
    return { gateway: await openStripe(config, config.STRIPE_SECRET_KEY), sandbox: null };
  if (config.cardService === 'qicard') return { gateway: qiCardOf(config), sandbox: null };
  if (config.cardService !== 'sandbox') return { gateway: null, sandbox: null };
  return await openSandbox(config, isOnlyRead);
}
