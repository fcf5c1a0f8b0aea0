import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** Origins of Google's button, if sign-in with Google is set up. */
const socialOrigins = ({ GOOGLE_CLIENT_ID, GOOGLE_SCRIPT_URL }: Config): string[] =>
  GOOGLE_CLIENT_ID ? [new URL(GOOGLE_SCRIPT_URL).origin] : [];

/** Origins of the app's sockets; some browsers do not count them as `'self'`. */
const socketOrigins = ({ REALTIME_DRIVER, PUSHER_CLUSTER, publicUrl }: Config): string[] =>
  REALTIME_DRIVER === 'pusher'
    ? [`wss://ws-${PUSHER_CLUSTER}.pusher.com`]
    : [new URL(publicUrl).origin.replace(/^http/, 'ws')];

/** Devices that no page of ours asks for, nor any script that got into one. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The content policy of our pages: our own scripts, and styles that parts add while they run. */
const headersFor = (config: Config, inlineScripts: readonly string[], social: readonly string[]) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts, ...social],
        // The toasts bring their own style sheet along.
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
    // Google's window tells its page who signed in.
    crossOriginOpenerPolicy: { policy: social.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    // No page tells another origin where it was: addresses hold codes of friends and invitations.
    referrerPolicy: { policy: 'no-referrer' },
  });

/** The page that links of mails lead to. It holds their token, so it loads nothing of others. */
const LINK_PAGE = /^\/verify(?:[/?#]|$)/;

/** Every reply says what browsers may do with it. `inlineScripts` are the hashes of our own, as `'sha256-…'`. */
export function addSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  inlineScripts: readonly string[],
): void {
  const addHeaders = headersFor(config, inlineScripts, socialOrigins(config));
  const addLinkHeaders = headersFor(config, inlineScripts, []);
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', PERMISSIONS);
    const add = LINK_PAGE.test(request.url) ? addLinkHeaders : addHeaders;
    add(request.raw, reply.raw, () => done());
  });
}
