import { isLocalHost } from '../lib/is-local-host.ts';
import { ConfigError } from './config-error.ts';
import type { Settings } from './settings.ts';

/** True when only this machine can reach the server. */
export const isLocal = ({ HOST, PUBLIC_URL }: Settings): boolean =>
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

/** Checks combinations of settings. @throws ConfigError for a missing or contradictory one. */
export function checkSettings(values: Settings): void {
  checkSandbox(values);
  checkStripe(values);
  checkQiCard(values);
  checkRealtime(values);
}
