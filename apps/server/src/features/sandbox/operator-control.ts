/** Control of the sandbox operators through this server, because they listen only on this machine. */
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';

const TIMEOUT_MS = 20_000;

export interface ControlCall {
  readonly method: string;
  /** Path below the operator's address, with its query, such as `control/state`. */
  readonly path: string;
  readonly body?: unknown;
}

/** Calls a sandbox operator. Refuses with NOT_FOUND if there is none of that name. */
export async function callOperator(
  { operators }: Pick<Deps, 'operators'>,
  slug: string,
  { method, path, body }: ControlCall,
): Promise<{ readonly status: number; readonly text: string }> {
  const sandbox = operators.get(slug)?.sandbox;
  if (!sandbox) throw new AppError('NOT_FOUND');
  const hasBody = body !== undefined && body !== null;
  const reply = await fetch(`${sandbox.url}/${path}`, {
    method,
    headers: {
      'x-control-password': sandbox.controlPassword,
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: reply.status, text: await reply.text() };
}
