/** The log of a server. It tells what happened and to which player, never by name, address, token or link. */
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly params?: unknown;
}

/** Passwords in the addresses of databases and services. */
const credentials = /(\w:\/\/)[^/\s@]+@/g;
const emailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const linkToken = /([?#&]token=)[\w-]+/g;

/** Takes personal data and secrets out of a library's message about its failure. */
export const redact = (text: string): string =>
  text.replace(credentials, '$1').replace(linkToken, '$1[token]').replace(emailAddress, '[email]');

/** The code of an invitation's link is for the friend who was sent it. */
const codeOf = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'code' in params ? String(params.code) : '';

/** The path without its query, in which links and signatures carry their secrets. */
function pathOf({ url, params }: LoggedRequest): string {
  const path = redact(url.split(/[?#]/, 1)[0] ?? '');
  const code = codeOf(params);
  return code === '' ? path : path.replace(encodeURIComponent(code), ':code');
}

/** Fields of an error of PostgreSQL or the system that say what it is about; its `detail` would hold a row's values. */
const factNames = ['code', 'constraint', 'table', 'column', 'statusCode', 'syscall'] as const;

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return redact(String(error));
  const { type, message, stack } = stdSerializers.err(error);
  const facts = factNames.flatMap((name) => (name in error ? [[name, Reflect.get(error, name)]] : []));
  const causes = error instanceof AggregateError ? { causes: error.errors.map(describeError) } : {};
  return { type, message: redact(message), stack: redact(stack), ...Object.fromEntries(facts), ...causes };
}

/** Lines of JSON on standard output, or wherever `destination` leads. */
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
