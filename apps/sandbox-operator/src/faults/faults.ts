/** Planned faults of calls and callbacks. Each applies to one number or all, for a number of times. */
import type { RefusalCode } from './refusal.ts';

export type Operation = 'sendPin' | 'confirmPin' | 'unsubscribe' | 'sms' | 'script' | 'verdict' | 'status';

export type CallFault =
  | { readonly kind: 'refuse'; readonly code: RefusalCode }
  /** `timeout_after` handles the call without a reply; `timeout_before` does nothing. */
  | { readonly kind: 'timeout_before' | 'timeout_after' | 'server_error' | 'malformed' | 'html' };

export interface CallbackFault {
  readonly delayMs?: number | undefined;
  readonly copies?: number | undefined;
  readonly isDropped?: boolean | undefined;
  readonly isReversed?: boolean | undefined;
  readonly hasBadSignature?: boolean | undefined;
  /** Offset of the signed time. */
  readonly signedLaterMs?: number | undefined;
  /** Number sent instead of the right one. */
  readonly wrongNumber?: string | undefined;
}

interface Planned<F> {
  readonly number: string | undefined;
  readonly operation: Operation | undefined;
  readonly fault: F;
  timesLeft: number;
}

export interface FaultPlan {
  readonly number?: string | undefined;
  readonly times?: number | undefined;
}

export class Faults {
  #calls: Planned<CallFault>[] = [];
  #callbacks: Planned<CallbackFault>[] = [];

  planCall(operation: Operation, fault: CallFault, { number, times = 1 }: FaultPlan = {}): void {
    this.#calls.push({ operation, fault, number, timesLeft: times });
  }

  planCallback(fault: CallbackFault, { number, times = 1 }: FaultPlan = {}): void {
    this.#callbacks.push({ operation: undefined, fault, number, timesLeft: times });
  }

  clear(): void {
    this.#calls = [];
    this.#callbacks = [];
  }

  /** Takes the next fault of this call; undefined without one. */
  takeCallFault(operation: Operation, number: string): CallFault | undefined {
    return take(this.#calls, operation, number);
  }

  takeCallbackFault(number: string): CallbackFault | undefined {
    return take(this.#callbacks, undefined, number);
  }
}

function take<F>(planned: Planned<F>[], operation: Operation | undefined, number: string): F | undefined {
  const found = planned.find(
    (one) =>
      one.timesLeft > 0 && one.operation === operation && (one.number === undefined || one.number === number),
  );
  if (!found) return undefined;
  found.timesLeft -= 1;
  return found.fault;
}
