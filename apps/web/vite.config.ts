import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messagesPlugin } from './build/messages-plugin.ts';

const server = process.env.ZANA_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [messagesPlugin(), react()],
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['game.html', 'src/app/public/boot-public.ts'] },
  },
  server: { proxy: { '/api': server, '/avatars': server, '/sandbox': server } },
});
