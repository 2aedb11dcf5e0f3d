import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedCopies } from './compressed-copies.ts'
import { earlyPage } from './early-page.ts'

/** What every page but the first needs, and the first once something is pressed: one file rather than a dozen. */
const restOfForm = new RegExp(
  [
    '/core/src/(?:validation|text|answers)/',
    String.raw`/core/src/saving/clearing\.ts`,
    String.raw`/web/src/rest-of-form\.ts`,
  ].join('|'),
)

/** Each says in a line where a page is fetched from. */
const pageParts = /\/web\/src\/features\/(?:offers|review)\/[a-z-]+-part\.ts/

/** The lines of insurance, and every other page: whoever comes back to them waits. */
const neededAtOnce = /\/(?:whole-flow|later-routes)-/

// biome-ignore lint/style/noDefaultExport: vite reads its configuration from the default export
export default defineConfig({
  // Relative, so that one build runs under any path: the server writes the <base> element.
  base: './',
  plugins: [react(), earlyPage(), compressedCopies()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The styles need light-dark(), which older targets would have rewritten into something larger.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the first page's file asks for later is fetched before it is needed: of most it need not name the files that
      // each in turn asks for. Styles are always waited for.
      resolveDependencies: (file, files, { hostId }) =>
        hostId.startsWith('assets/index-') && !neededAtOnce.test(file)
          ? files.filter((each) => each.endsWith('.css'))
          : files,
    },
    rolldownOptions: {
      input: ['index.html', 'src/react-first.ts'],
      output: {
        // React, and the rest of what the first page needs, in one file each: small ones compress worse and each costs
        // a request.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|\/react-first\.ts/, priority: 1 },
            { name: 'first', tags: ['$initial'] },
            { name: 'rest-of-form', test: restOfForm },
            { name: 'page-parts', test: pageParts },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { host: '127.0.0.1', port: 4173 },
})
