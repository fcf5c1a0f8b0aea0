/** Settings of the server, read once and checked at the start, each with a working default. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operators } from '@trivia/contract/billing/operators.ts';
import { type KeyRing, readKeyRing } from '../lib/key-ring.ts';
import { checkSettings, isLocal } from './check-settings.ts';
import { ConfigError } from './config-error.ts';
import { type OperatorSettings, OperatorSettingsError, readOperatorSettings } from './operator-settings.ts';
import { type Settings, settings } from './settings.ts';

const BUILT_WEB_APP = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** Value for a server without the web app. */
const NO_WEB_APP = 'none';

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
  /** Whether mails stay in the sandbox's mailbox. */
  readonly usesSandbox: boolean;
  /** Card service for purchases; null where none is configured and the sandbox is not allowed or not wanted. */
  readonly cardService: 'stripe' | 'qicard' | 'sandbox' | null;
}

/** The sandbox takes no money, so it is refused in production and on any server that others can reach. */
function cardServiceOf(values: Settings): Config['cardService'] {
  if (values.STRIPE_SECRET_KEY) return 'stripe';
  if (values.QICARD_URL) return 'qicard';
  const isAlone = values.NODE_ENV !== 'production' && isLocal(values);
  return values.SANDBOX_CARDS && (values.ALLOW_SANDBOX || isAlone) ? 'sandbox' : null;
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
  checkSettings(values);
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
