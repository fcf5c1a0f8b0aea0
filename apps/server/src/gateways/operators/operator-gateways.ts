import type { Operator } from '@trivia/contract/billing/operators.ts';
import type { OperatorGateway } from './operator-gateway.ts';

/** An operator with its adapter. */
export interface ConnectedOperator {
  readonly operator: Operator;
  readonly gateway: OperatorGateway;
  /** Secret part of the callback address. */
  readonly callbackCode: string;
  /** Allowed sender addresses of callbacks; any if empty. */
  readonly callbackAddresses: readonly string[];
  /** Control of a sandbox operator; undefined for a real one. */
  readonly sandbox?: { readonly url: string; readonly controlPassword: string };
}

/** Configured operators, by slug. */
export type OperatorGateways = ReadonlyMap<string, ConnectedOperator>;
