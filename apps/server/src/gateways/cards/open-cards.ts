import type { Config } from '../../config.ts';
import type { CardGateway } from './card-gateway.ts';
import { type SandboxCards, startSandboxCards } from './start-sandbox-cards.ts';
import { createStripe } from './stripe/create-stripe.ts';

export interface OpenCards {
  /** Null where no card service is set up. */
  readonly gateway: CardGateway | null;
  /** The sandbox's service where it stands in. */
  readonly sandbox: SandboxCards | null;
}

const stripeOf = (config: Config, secretKey: string): CardGateway =>
  createStripe({
    provider: 'stripe',
    secretKey,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
    apiUrl: config.STRIPE_API_URL,
    currency: config.STRIPE_CURRENCY,
  });

/**
 * The card service of the settings; the sandbox's speaks Stripe's API, and is spoken to by the same adapter.
 * `isOnlyRead` leaves the sandbox's payments as they are, beside a server that may change them.
 */
export async function openCards(
  config: Config,
  { isOnlyRead = false }: { readonly isOnlyRead?: boolean } = {},
): Promise<OpenCards> {
  if (config.STRIPE_SECRET_KEY) return { gateway: stripeOf(config, config.STRIPE_SECRET_KEY), sandbox: null };
  if (config.cardService !== 'sandbox') return { gateway: null, sandbox: null };
  const sandbox = await startSandboxCards(config.dataDir, isOnlyRead);
  const { url, secretKey, webhookSecret } = sandbox;
  const settings = { provider: 'sandbox', secretKey, webhookSecret, apiUrl: url, currency: 'IQD' } as const;
  return { gateway: createStripe(settings), sandbox };
}
