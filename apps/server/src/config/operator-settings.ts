/** Settings of an operator, from environment variables that start with its slug: `TIGRIS_URL`, `TIGRIS_KEYS`, … */
import type { Operator } from '@trivia/contract/billing/operators.ts';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const list = z.pipe(
  text,
  z.transform((value) => value.split(',').map((part) => part.trim())),
);
/** Keys as `id:secret`; two of them during a rotation. */
const keys = z.pipe(
  list,
  z.array(z.string().check(z.regex(/^[\w-]+:.{16,}$/))).check(z.minLength(1), z.maxLength(2)),
);

const common = {
  URL: z.url(),
  /** Secret part of the callback address. */
  CALLBACK_CODE: z.string().check(z.regex(/^[\w-]{20,128}$/)),
  CALLBACK_ADDRESSES: z.optional(list),
};
const signed = z.object({ ...common, KEYS: keys });
const vms = z.object({ ...common, USER: text, PASSWORD: text, FRAUD_URL: z.url() });

/** Key of signatures; two are valid during a rotation. */
export interface SigningKey {
  readonly id: string;
  readonly secret: string;
}

export interface SignedSettings {
  /** Address of the operator, without a slash at the end. */
  readonly url: string;
  /** Keys, the first of which signs our calls; callbacks may be signed by any. */
  readonly keys: readonly [SigningKey, ...SigningKey[]];
  readonly timeoutMs?: number;
}

export interface VmsSettings {
  /** Address of the platform, without a slash at the end. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Address of the anti-fraud script. */
  readonly fraudUrl: string;
  readonly timeoutMs?: number;
}

export type OperatorSettings = {
  readonly callbackCode: string;
  readonly callbackAddresses: readonly string[];
} & (
  | { readonly gateway: 'signed'; readonly settings: SignedSettings }
  | { readonly gateway: 'vms'; readonly settings: VmsSettings }
);

type Environment = Readonly<Record<string, string | undefined>>;

/** A missing or wrong setting of an operator; the message names it. */
export class OperatorSettingsError extends Error {}

const toKey = (pair: string): SigningKey => ({
  id: pair.slice(0, pair.indexOf(':')),
  secret: pair.slice(pair.indexOf(':') + 1),
});

function parse<S extends z.ZodMiniType>(schema: S, prefix: string, given: Environment): z.infer<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data as z.infer<S>;
  throw new OperatorSettingsError(
    `The setting ${prefix}${parsed.error.issues[0]?.path.join('.')} is missing or wrong.`,
  );
}

/** Reads the settings of an operator; null if there are none, and the operator is not connected. */
export function readOperatorSettings(
  { slug, gateway }: Operator,
  environment: Environment,
): OperatorSettings | null {
  const prefix = `${slug.toUpperCase().replaceAll('-', '_')}_`;
  const given = Object.fromEntries(
    Object.entries(environment)
      .filter(([name, value]) => name.startsWith(prefix) && value !== '' && value !== undefined)
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
  if (Object.keys(given).length === 0) return null;
  if (gateway === 'signed') {
    const { URL: url, KEYS, CALLBACK_CODE, CALLBACK_ADDRESSES = [] } = parse(signed, prefix, given);
    const [first, ...others] = KEYS.map(toKey) as [SigningKey, ...SigningKey[]];
    const settings = { url: url.replace(/\/+$/, ''), keys: [first, ...others] } as const;
    return { gateway, settings, callbackCode: CALLBACK_CODE, callbackAddresses: CALLBACK_ADDRESSES };
  }
  const found = parse(vms, prefix, given);
  const settings = {
    url: found.URL.replace(/\/+$/, ''),
    user: found.USER,
    password: found.PASSWORD,
    fraudUrl: found.FRAUD_URL,
  };
  return {
    gateway,
    settings,
    callbackCode: found.CALLBACK_CODE,
    callbackAddresses: found.CALLBACK_ADDRESSES ?? [],
  };
}
