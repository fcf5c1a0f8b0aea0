import { OperatorError } from './operator-error.ts';

/** Time that a player waits for an operator at most. */
export const TIMEOUT_MS = 30_000;

/** Errors before a connection was established, after which nothing can have happened. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

const causeCode = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? String(error.cause.code)
    : '';

export interface OperatorCall {
  readonly url: URL | string;
  readonly init?: RequestInit;
  readonly timeoutMs: number;
  /** True for a call that may move money, whose outcome is unknown after a lost reply. */
  readonly movesMoney: boolean;
}

export interface OperatorReply {
  readonly status: number;
  readonly text: string;
}

/** Calls an operator. Throws UNAVAILABLE when nothing can have happened, else TIMEOUT_UNKNOWN. */
export async function callOperator({
  url,
  init,
  timeoutMs,
  movesMoney,
}: OperatorCall): Promise<OperatorReply> {
  const lost = movesMoney ? 'TIMEOUT_UNKNOWN' : 'UNAVAILABLE';
  let reply: OperatorReply;
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    reply = { status: response.status, text: await response.text() };
  } catch (error) {
    throw new OperatorError(neverSent.has(causeCode(error)) ? 'UNAVAILABLE' : lost, error);
  }
  if (reply.status >= 500 && reply.status !== 503)
    throw new OperatorError(lost, new Error(`status ${reply.status}`));
  return reply;
}

/** JSON of a reply. A proxy's reply that is not JSON counts as a lost reply. */
export function readJson({ text, status }: OperatorReply, movesMoney: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(
      movesMoney ? 'TIMEOUT_UNKNOWN' : 'UNAVAILABLE',
      error ?? new Error(`status ${status}`),
    );
  }
}
