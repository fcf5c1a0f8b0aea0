/** Control of the sandbox operators through this server, since they listen on this machine only. */
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';

const PATIENCE_MS = 20_000;

export interface ControlCall {
  readonly method: string;
  /** Below the operator's address, with its query: `control/state`. */
  readonly path: string;
  readonly body?: unknown;
}

/** Asks a sandbox operator. Throws NOT_FOUND where none of that name stands in. */
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
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: reply.status, text: await reply.text() };
}
