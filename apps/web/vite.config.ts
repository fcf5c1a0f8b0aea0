import { publicPages } from '@trivia/contract/pages.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { planChunksPlugin } from './build/chunks/chunks-plugin.ts';
import { namedExportsPlugin } from './build/chunks/named-exports-plugin.ts';
import { slimLibrariesPlugin } from './build/chunks/slim-libraries.ts';
import { devDocumentsPlugin } from './build/documents/dev-documents.ts';
import { picturesPlugin } from './build/pictures/pictures-plugin.ts';
import { puzzlePlugin } from './build/pictures/puzzle-plugin.ts';
import { classConstantsPlugin } from './build/styles/class-constants-plugin.ts';
import { nameClasses } from './build/styles/class-names.ts';
import { joinStylesPlugin } from './build/styles/join-styles-plugin.ts';
import { messagesPlugin } from './build/texts/messages-plugin.ts';

const server = process.env.ZANA_SERVER ?? 'http://127.0.0.1:3000';
/** Paths that the server answers also during development; the public pages are those of the last build. */
const proxied = ['/api', '/avatars', '/sandbox', '/assets', ...publicPages.map(({ path }) => path)];

const chunks = planChunksPlugin();

export default defineConfig(({ command }) => ({
  ...(command === 'build' && { css: { modules: { generateScopedName: nameClasses() } } }),
  plugins: [
    messagesPlugin(),
    puzzlePlugin(),
    picturesPlugin(),
    slimLibrariesPlugin(),
    namedExportsPlugin(),
    react(),
    classConstantsPlugin(),
    chunks.plugin,
    joinStylesPlugin(),
    devDocumentsPlugin(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Writes class names in place of their constants.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      input: ['game.html', 'src/app/public/boot-public.ts'],
      // Each script names all files that it may load, and names compress badly. Hashes of 32 bits are enough to tell
      // files apart, and the manifest says which is which.
      output: {
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            // The dialogs of the public pages need React and nothing of the game.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
            { name: chunks.nameOf, debugName: 'shared', includeDependenciesRecursively: false },
          ],
        },
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
}));
