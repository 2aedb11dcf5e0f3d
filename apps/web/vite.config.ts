import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedCopies } from './compressed-copies.ts'
import { fontPreload } from './font-preload.ts'

// biome-ignore lint/style/noDefaultExport: vite reads its configuration from the default export
export default defineConfig({
  // Relative, so that one build runs under any path: the server writes the <base> element.
  base: './',
  plugins: [react(), fontPreload(['atkinson-next-latin', 'figures']), compressedCopies()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The styles need light-dark(), which older targets would have rewritten into something larger.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the first page needs in one file: small ones compress worse and each costs a request.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { host: '127.0.0.1', port: 4173 },
})
