import { publicPages } from '@trivia/contract/pages.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devDocumentsPlugin } from './build/dev-documents.ts';
import { messagesPlugin } from './build/messages-plugin.ts';
import { puzzlePlugin } from './build/puzzle-plugin.ts';
import { slimLibrariesPlugin } from './build/slim-libraries.ts';

const server = process.env.ZANA_SERVER ?? 'http://127.0.0.1:3000';
/** What comes from the server while developing too; the public pages as they were built last. */
const proxied = ['/api', '/avatars', '/sandbox', '/assets', ...publicPages.map(({ path }) => path)];

/**
 * What every screen of the game needs travels as one: many small files pack worse than one, and each costs a request.
 * React stands alone, since the dialogs of the public pages need it and nothing of the game.
 */
const chunkGroups = [
  // The public pages' own script needs this and nothing else.
  { name: 'preload', test: /preload-helper|src[\\/]lib[\\/](storage|reload-once)/, priority: 4 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: 'base',
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]x\.|src[\\/]lib[\\/](api|http|wanted-page|i18n|messages|format-message|language|theme|isolate)|src[\\/]ui[\\/](button\.|create-icon|icon-button|press)|contract[\\/]src[\\/](brand|languages|limits)/,
    priority: 2,
  },
  {
    name: 'form',
    test: /src[\\/]lib[\\/](use-form|use-countdown|kept-fields|sign-in)|src[\\/]ui[\\/](form|field)\./,
    priority: 2,
  },
  {
    name: 'core',
    test: /node_modules[\\/](wouter|@tanstack|zustand)[\\/]|src[\\/]app[\\/](shell[\\/]shell|shown-location)|src[\\/]lib[\\/](server-clock|use-time-left|reduced-motion|plus-offer|use-texts|feedback|localize-digits|dialogs|daily-query|plans-query|lazy-screen|user-store|use-online|realtime[\\/]connection-store)|rules[\\/]src[\\/]calendar|src[\\/]ui[\\/](skeleton|error-state|amount|currency-icons|weave|visually-hidden|count-up|hues|button-link|toast\.)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](sun|hourglass|play|check|lock-keyhole|arrow-left|shapes)\./,
    priority: 1,
  },
  // What the landings share with the matches.
  {
    name: 'landing',
    test: /src[\\/]features[\\/]play[\\/](match[\\/](match-query|match-skeleton|connection-notice)|lobby[\\/]use-still-here)\./,
    priority: 1,
  },
  // What the landings share with each other.
  {
    name: 'plan',
    test: /src[\\/]features[\\/]play[\\/](lobby[\\/](mode-landing|plan-rules|plan-rewards)|boosters[\\/]late-booster-shelf)\./,
    priority: 1,
  },
  // What starts a match of one player.
  {
    name: 'start',
    test: /src[\\/](features[\\/]play[\\/]lobby[\\/]use-start-match|lib[\\/](intention|shown-hashes))\./,
    priority: 1,
  },
  // Whatever comes without being asked for, and only after the first screen.
  {
    name: 'live',
    test: /src[\\/](app[\\/]live[\\/](?!live-screens|begun-match)|lib[\\/]realtime[\\/](?!create-pusher|connection-store|authorize))/,
    priority: 1,
  },
  // Every match.
  { name: 'match', test: /src[\\/]features[\\/]play[\\/]match[\\/]match-(flow|stages)\./, priority: 1 },
  // Every live match.
  {
    name: 'live-match',
    test: /src[\\/]features[\\/]play[\\/]live[\\/](live-match-flow|live-question|player-face|rival-news|rivals-store|seats|use-seat-marks|use-live-match|use-time-text)\./,
    priority: 1,
  },
  // What the games that players meet in share with the screens on which one chooses.
  {
    name: 'games',
    test: /src[\\/](lib[\\/](game-names|match-path)|ui[\\/]live-games|features[\\/]play[\\/]find[\\/]dark-stage)\.|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](swords|move-horizontal)\./,
    priority: 1,
  },
  // Shared by the screens between games, and too little of each to travel alone.
  {
    name: 'lobby',
    test: /src[\\/]ui[\\/](ad-slot|tile|avatar|solo-games)|src[\\/]lib[\\/](house-ads|share|notifications-query|app-update)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](trophy|coins|calendar-check|circle-question-mark|layout-grid|target|gem|flame|chevron-right)\./,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [messagesPlugin(), puzzlePlugin(), slimLibrariesPlugin(), react(), devDocumentsPlugin()],
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['game.html', 'src/app/public/boot-public.ts'],
      // Each script names all that it may lead to, and names pack badly: 32 bits tell two files apart, and the manifest
      // says which is which.
      output: {
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        hashCharacters: 'hex',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, server])),
      // The sockets.
      '/app/': { target: server, ws: true },
    },
  },
});
