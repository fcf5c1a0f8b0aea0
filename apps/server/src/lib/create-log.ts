/** Log of a server. It identifies players by id, and never contains names, addresses, tokens or links. */
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly params?: unknown;
}

/** Passwords in URLs of databases and services. */
const credentials = /(\w:\/\/)[^/\s@]+@/g;
const emailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const linkToken = /([?#&]token=)[\w-]+/g;

/** Removes personal data and secrets from a library's error message. */
export const redact = (text: string): string =>
  text.replace(credentials, '$1').replace(linkToken, '$1[token]').replace(emailAddress, '[email]');

/** Redacts codes in paths: those of invitations and of operators' callbacks are secret. */
const codeOf = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'code' in params ? String(params.code) : '';

/** Path without its query, which may contain secrets of links and signatures. */
function pathOf({ url, params }: LoggedRequest): string {
  const path = redact(url.split(/[?#]/, 1)[0] ?? '');
  const code = codeOf(params);
  return code === '' ? path : path.replace(encodeURIComponent(code), ':code');
}

/** Fields of a PostgreSQL or system error that are safe to log; its `detail` would contain a row's values. */
const factNames = ['code', 'constraint', 'table', 'column', 'statusCode', 'syscall'] as const;

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return redact(String(error));
  const { type, message, stack } = stdSerializers.err(error);
  const facts = factNames.flatMap((name) => (name in error ? [[name, Reflect.get(error, name)]] : []));
  const causes = error instanceof AggregateError ? { causes: error.errors.map(describeError) } : {};
  return { type, message: redact(message), stack: redact(stack), ...Object.fromEntries(facts), ...causes };
}

/** Logs lines of JSON to standard output, or to `destination`. */
export function createLog(
  level: NonNullable<LoggerOptions['level']>,
  destination?: DestinationStream,
): Logger {
  const serializers = {
    req: (request: LoggedRequest) => ({ method: request.method, path: pathOf(request) }),
    err: describeError,
  };
  return destination ? pino({ level, serializers }, destination) : pino({ level, serializers });
}
