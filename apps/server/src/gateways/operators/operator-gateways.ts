import type { Operator } from '@trivia/contract/billing/operators.ts';
import type { OperatorGateway } from './operator-gateway.ts';

/** An operator with its adapter. */
export interface ConnectedOperator {
  readonly operator: Operator;
  readonly gateway: OperatorGateway;
  /** Secret part of the address of its callbacks. */
  readonly callbackCode: string;
  /** Addresses from which its callbacks may come; any when empty. */
  readonly callbackAddresses: readonly string[];
  /** Control of a sandbox operator; undefined for a real one. */
  readonly sandbox?: { readonly url: string; readonly controlPassword: string };
}

/** Operators that are set up here, by slug. */
export type OperatorGateways = ReadonlyMap<string, ConnectedOperator>;
