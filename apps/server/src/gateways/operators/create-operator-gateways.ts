import { type Operator, operators } from '@trivia/contract/billing/operators.ts';
import type { OperatorSettings } from '../../config/operator-settings.ts';
import type { Clock } from '../../lib/clock.ts';
import type { ConnectedOperator } from './operator-gateways.ts';
import { createSignedOperator } from './signed/signed-operator.ts';
import { createVmsOperator } from './vms/vms-operator.ts';

export function connect(operator: Operator, settings: OperatorSettings, clock: Clock): ConnectedOperator {
  const { callbackCode, callbackAddresses } = settings;
  const gateway =
    settings.gateway === 'signed'
      ? createSignedOperator(operator, settings.settings, clock)
      : createVmsOperator(operator, settings.settings, clock);
  return { operator, gateway, callbackCode, callbackAddresses };
}

/** Connects the operators that have settings, by slug. */
export function createOperatorGateways(
  settings: ReadonlyMap<string, OperatorSettings>,
  clock: Clock,
): Map<string, ConnectedOperator> {
  const connected = new Map<string, ConnectedOperator>();
  for (const operator of operators) {
    const found = settings.get(operator.slug);
    if (found) connected.set(operator.slug, connect(operator, found, clock));
  }
  return connected;
}
