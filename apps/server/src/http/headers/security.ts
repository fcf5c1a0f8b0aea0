import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../../config/config.ts';

/** Origins of Google's button, if sign-in with Google is set up. */
const socialOrigins = ({ GOOGLE_CLIENT_ID, GOOGLE_SCRIPT_URL }: Config): string[] =>
  GOOGLE_CLIENT_ID ? [new URL(GOOGLE_SCRIPT_URL).origin] : [];

/** Origins of the app's sockets; some browsers do not count them as `'self'`. */
const socketOrigins = ({ REALTIME_DRIVER, PUSHER_CLUSTER, publicUrl }: Config): string[] =>
  REALTIME_DRIVER === 'pusher'
    ? [`wss://ws-${PUSHER_CLUSTER}.pusher.com`]
    : [new URL(publicUrl).origin.replace(/^http/, 'ws')];

/** Browser features that no page uses, blocked for injected scripts, too. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Content security policy of our pages: own scripts, and styles that components add at run time. */
const headersFor = (config: Config, inlineScripts: readonly string[], social: readonly string[]) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts, ...social],
        // Toasts add their own style sheet.
        styleSrc: ["'self'", "'unsafe-inline'", ...social],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...socketOrigins(config), ...social],
        frameSrc: social.length > 0 ? social : ["'none'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Google's sign-in popup needs access to the page that opened it.
    crossOriginOpenerPolicy: { policy: social.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    // Addresses contain codes of friends and invitations, which no other origin may see.
    referrerPolicy: { policy: 'no-referrer' },
    // Set on every reply instead.
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
    xContentTypeOptions: false,
  });

/** Page of links in mails. Its address contains their token, so it loads nothing from other origins. */
const LINK_PAGE = /^\/verify(?:[/?#]|$)/;

/**
 * Content types that can't run scripts when opened as a page, and so need no policy. All others count as documents,
 * including SVG.
 */
const PASSIVE =
  /^(?:application\/(?:json|javascript|manifest\+json)|text\/(?:javascript|css|plain)|font\/|image\/(?!svg))/;
const SVG = 'image/svg+xml';
/** Content security policy of SVG pictures: no scripts. It is a tenth of the pages' policy, and sent with each picture. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
/** Service worker, which is subject to the policy of its own reply. */
const WORKER = '/sw.js';

/** Whether a reply is a document, or may be taken for one. */
function isDocument({ url }: FastifyRequest, reply: FastifyReply): boolean {
  const type = reply.getHeader('content-type');
  if (type === undefined) return reply.statusCode === 200;
  return url.startsWith(WORKER) || !PASSIVE.test(String(type));
}

const needsSvgPolicy = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith(SVG) && !reply.hasHeader('content-security-policy');

/**
 * Headers of every reply, without the policies of documents, which would be a quarter of the bytes of a first visit.
 */
const headersOfAll = ({ publicUrl }: Config): Map<string, string> =>
  new Map([
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(publicUrl.startsWith('https:')
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const]
      : []),
  ]);

/**
 * Adds security headers: general ones to every reply, policies to documents. `inlineScripts` are hashes of our own
 * scripts, as `'sha256-…'`.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  inlineScripts: readonly string[],
): void {
  const ofAll = headersOfAll(config);
  app.addHook('onRequest', (_request, { raw }, done) => {
    raw.setHeaders(ofAll);
    done();
  });
  const addHeaders = headersFor(config, inlineScripts, socialOrigins(config));
  const addLinkHeaders = headersFor(config, inlineScripts, []);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!isDocument(request, reply)) return done();
    if (needsSvgPolicy(reply)) reply.header('content-security-policy', SVG_POLICY);
    reply.raw.setHeader('permissions-policy', PERMISSIONS);
    const add = LINK_PAGE.test(request.url) ? addLinkHeaders : addHeaders;
    add(request.raw, reply.raw, () => done());
  });
}
