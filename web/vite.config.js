import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { englishOfRulesPlugin } from './english-of-rules.js';

export default defineConfig({
  plugins: [svelte(), englishOfRulesPlugin()],
  // Documents are read in a thread, which is a file of its own as well.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // One request for each kind: the page is small.
    cssCodeSplit: false,
    // Everything as files: the content policy of the page allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: false,
    // Of what the page is made of; check-licences.mjs reads it too.
    license: { fileName: 'licences.md' },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '^/(svc|healthz|readyz|metrics)': 'http://localhost:5656' } },
});
