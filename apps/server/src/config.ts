/** Settings of the server, read once and checked at the start, each with a working default. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operators } from '@trivia/contract/billing/operators.ts';
import { cardCurrencies } from '@trivia/rules/store/products.ts';
import * as z from 'zod/mini';
import {
  type OperatorSettings,
  OperatorSettingsError,
  readOperatorSettings,
} from './gateways/operators/operator-settings.ts';
import { isLocalHost } from './lib/is-local-host.ts';
import { type KeyRing, readKeyRing } from './lib/key-ring.ts';

const url = z.url();
/** Scheme of PostgreSQL's addresses. */
const postgresql = /^postgres(ql)?$/;
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
);
/** Characters that are safe in a path and a signature. */
const word = z.string().check(z.regex(/^[\w-]+$/));
const count = z.coerce.number().check(z.int(), z.minimum(1));
/** Comma-separated list. */
const list = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
const BUILT_WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Value for a server without the web app. */
const NO_WEB_APP = 'none';
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const settings = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PUBLIC_URL: z.optional(url),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  WEB_DIR: z.optional(z.string().check(z.minLength(1))),
  DATABASE_URL: z.optional(z.url({ protocol: postgresql })),
  DATABASE_STATEMENT_NAMES: z._default(flag, true),
  REDIS_URL: z.optional(url),
  REALTIME_DRIVER: z._default(z.enum(['embedded', 'pusher']), 'embedded'),
  PUSHER_APP_ID: z.optional(word),
  PUSHER_KEY: z.optional(word),
  PUSHER_SECRET: z.optional(word),
  PUSHER_CLUSTER: z._default(word, 'ap1'),
  REALTIME_ORIGINS: z._default(list, () => []),
  REALTIME_MAX_CONNECTIONS: z._default(count, 20_000),
  REALTIME_MAX_CONNECTIONS_PER_ADDRESS: z._default(count, 1_000),
  HTTP_MAX_CONNECTIONS_PER_ADDRESS: z._default(count, 1_000),
  CALLS_PER_MINUTE_PER_ADDRESS: z._default(count, 20_000),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  SMTP_URL: z.optional(url),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'Zana <no-reply@localhost>'),
  FILES_S3_BUCKET: z.optional(z.string().check(z.minLength(3))),
  FILES_S3_REGION: z._default(word, 'us-east-1'),
  FILES_S3_ENDPOINT: z.optional(url),
  OPERATORS_EMAIL: z.optional(z.email()),
  GIFT_CARD_KEYS: z._default(list, () => []),
  GIFT_CARD_LOW_STOCK: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 10),
  GOOGLE_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  GOOGLE_ISSUER: z._default(url, 'https://accounts.google.com'),
  GOOGLE_JWKS_URL: z._default(url, 'https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_SCRIPT_URL: z._default(url, 'https://accounts.google.com/gsi/client'),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.minLength(1))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(1))),
  STRIPE_API_URL: z._default(url, 'https://api.stripe.com'),
  STRIPE_CURRENCY: z._default(z.enum(cardCurrencies), 'USD'),
  QICARD_URL: z.optional(url),
  QICARD_TERMINAL_ID: z.optional(word),
  QICARD_USERNAME: z.optional(z.string().check(z.minLength(1))),
  QICARD_PASSWORD: z.optional(z.string().check(z.minLength(1))),
  QICARD_PUBLIC_KEY: z.optional(z.string().check(z.minLength(1))),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/i))),
  TRUST_PROXY: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10)), 0),
  ALLOW_SANDBOX: z._default(flag, false),
  SANDBOX_OPERATORS: z._default(flag, true),
});

type Settings = z.infer<typeof settings>;

export interface Config extends Settings {
  /** Address at which players reach the server, without a slash at the end. */
  readonly publicUrl: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absolute path of the built web app; null to serve none. */
  readonly webDir: string | null;
  /** Keys of gift-card codes; empty where gift cards are not offered. */
  readonly giftCardKeys: KeyRing;
  /** Configured operators, by slug. */
  readonly operatorSettings: ReadonlyMap<string, OperatorSettings>;
  /** Whether a sandbox operator replaces each operator that is not configured. */
  readonly usesSandboxOperators: boolean;
  readonly isProduction: boolean;
  /** Whether a sandbox gateway replaces each service that is not configured. */
  readonly usesSandbox: boolean;
  /** Card service for purchases; null where none is configured and the sandbox is not allowed. */
  readonly cardService: 'stripe' | 'qicard' | 'sandbox' | null;
}

/** A wrong setting; the message names it. */
export class ConfigError extends Error {}

/** True when only this machine can reach the server. */
const isLocal = ({ HOST, PUBLIC_URL }: Settings): boolean =>
  isLocalHost(HOST) && (PUBLIC_URL === undefined || isLocalHost(new URL(PUBLIC_URL).hostname));

function checkSandbox(values: Settings): void {
  if (values.SMTP_URL || values.ALLOW_SANDBOX) return;
  if (values.NODE_ENV === 'production' || !isLocal(values)) {
    throw new ConfigError(
      'SMTP_URL is not set, so mail would go to the sandbox mailbox, where everybody who reaches the server can read it. ' +
        'Set it, or keep HOST and PUBLIC_URL local, or set ALLOW_SANDBOX=1 to allow that.',
    );
  }
}

function checkStripe({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Settings): void {
  if (STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET is not set, without which no message of Stripe could be believed. Stripe shows it beside ' +
        'the address of the webhook, which is PUBLIC_URL/api/webhooks/stripe.',
    );
  }
}

function checkQiCard(values: Settings): void {
  const names = [
    'QICARD_URL',
    'QICARD_TERMINAL_ID',
    'QICARD_USERNAME',
    'QICARD_PASSWORD',
    'QICARD_PUBLIC_KEY',
  ] as const;
  const missing = names.filter((name) => !values[name]);
  if (missing.length > 0 && missing.length < names.length)
    throw new ConfigError(
      `${missing.join(' and ')} is not set, without which the other QICARD_ settings say nothing.`,
    );
  if (missing.length === 0 && values.STRIPE_SECRET_KEY)
    throw new ConfigError(
      'STRIPE_SECRET_KEY and the QICARD_ settings are both set; cards are paid at one service.',
    );
}

/** The sandbox takes no money, so it is refused in production and on any server that others can reach. */
function cardServiceOf(values: Settings): Config['cardService'] {
  if (values.STRIPE_SECRET_KEY) return 'stripe';
  if (values.QICARD_URL) return 'qicard';
  const isAlone = values.NODE_ENV !== 'production' && isLocal(values);
  return values.ALLOW_SANDBOX || isAlone ? 'sandbox' : null;
}

function checkRealtime(values: Settings): void {
  const names = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'] as const;
  const missing = names.filter((name) => !values[name]);
  const isNeeded = values.REALTIME_DRIVER === 'pusher' || missing.length < names.length;
  if (isNeeded && missing.length > 0) {
    throw new ConfigError(
      `${missing.join(' and ')} is not set, without which the other PUSHER_ settings say nothing.`,
    );
  }
}

function readGiftCardKeys({ GIFT_CARD_KEYS }: Settings): KeyRing {
  const keys = readKeyRing(GIFT_CARD_KEYS);
  if (keys) return keys;
  throw new ConfigError(
    'The setting GIFT_CARD_KEYS is wrong: it is a list of id:key, separated by commas, each id once, each key ' +
      '32 random bytes in base64 (openssl rand -base64 32).',
  );
}

/** Sandbox operators take no money, so a server that others can reach needs ALLOW_SANDBOX for them. */
const maySandboxOperators = (values: Settings): boolean =>
  values.SANDBOX_OPERATORS && (values.ALLOW_SANDBOX || (values.NODE_ENV !== 'production' && isLocal(values)));

type Environment = Readonly<Record<string, string | undefined>>;

function readOperators(environment: Environment): ReadonlyMap<string, OperatorSettings> {
  try {
    const found = operators.map(
      (operator) => [operator.slug, readOperatorSettings(operator, environment)] as const,
    );
    return new Map(found.flatMap(([slug, settings]) => (settings ? [[slug, settings]] : [])));
  } catch (error) {
    if (error instanceof OperatorSettingsError) throw new ConfigError(error.message);
    throw error;
  }
}

/** Reads the settings from environment variables. An empty one counts as not set. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const values = parsed.data;
  checkSandbox(values);
  checkStripe(values);
  checkQiCard(values);
  checkRealtime(values);
  const shownHost = values.HOST === '0.0.0.0' || values.HOST === '::' ? 'localhost' : values.HOST;
  return {
    ...values,
    publicUrl: (values.PUBLIC_URL ?? `http://${shownHost}:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    webDir: values.WEB_DIR === NO_WEB_APP ? null : resolve(values.WEB_DIR ?? BUILT_WEB_APP),
    giftCardKeys: readGiftCardKeys(values),
    operatorSettings: readOperators(environment),
    usesSandboxOperators: maySandboxOperators(values),
    isProduction: values.NODE_ENV === 'production',
    usesSandbox: !values.SMTP_URL,
    cardService: cardServiceOf(values),
  };
}
