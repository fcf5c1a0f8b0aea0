/** Faults on demand: of calls, and of callbacks. Each is of one number or of all, and lasts for a number of times. */
import type { RefusalCode } from './refusal.ts';

export type Operation = 'sendPin' | 'confirmPin' | 'unsubscribe' | 'sms' | 'script' | 'verdict' | 'status';

export type CallFault =
  | { readonly kind: 'refuse'; readonly code: RefusalCode }
  /** `timeout_after` does the work without a reply; `timeout_before` does nothing. */
  | { readonly kind: 'timeout_before' | 'timeout_after' | 'server_error' | 'malformed' | 'html' };

export interface CallbackFault {
  readonly delayMs?: number | undefined;
  readonly copies?: number | undefined;
  readonly isDropped?: boolean | undefined;
  readonly isReversed?: boolean | undefined;
  readonly hasBadSignature?: boolean | undefined;
  /** Added to the time that is signed. */
  readonly signedLaterMs?: number | undefined;
  /** Number that is sent in place of the right one. */
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

  /** Uses up the fault of this call; undefined where it has none. */
  ofCall(operation: Operation, number: string): CallFault | undefined {
    return take(this.#calls, operation, number);
  }

  ofCallback(number: string): CallbackFault | undefined {
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
