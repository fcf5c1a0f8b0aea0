import { cardCurrencies } from '@trivia/rules/store/products.ts';
import * as z from 'zod/mini';

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
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Schema of the settings, by environment variable. */
export const settings = z.object({
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
  KEEP_ROUNDS_MONTHS: z.optional(count),
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
  SANDBOX_CARDS: z._default(flag, true),
  SANDBOX_OPERATORS: z._default(flag, true),
});

export type Settings = z.infer<typeof settings>;
