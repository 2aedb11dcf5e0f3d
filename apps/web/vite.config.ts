import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedCopies } from './compressed-copies.ts'
import { inlineStyles } from './inline-styles.ts'

// biome-ignore lint/style/noDefaultExport: vite reads its configuration from the default export
export default defineConfig({
  // Relative, so that one build runs under any path: the server writes the <base> element.
  base: './',
  plugins: [react(), inlineStyles(), compressedCopies()],
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
      // The page has loaded these; each list of what a module needs is part of the first page’s script.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((name) => !/\b(?:react|rolldown-runtime)-/.test(name)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // It changes less often than the application: browsers keep its file from one release to the next.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
            // Small files compress worse, and each costs a request.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // What steps share, without what only offers, renewals and other pages do.
            {
              name: 'steps',
              test: /@tanstack\/|catalogue\/src\/(?!renewals|signing)|core\/src\/overlay|web\/src\/(?:ui|forms|features\/review|styles\/components)\//,
              minShareCount: 3,
              priority: 1,
            },
            // What comes after an application: nobody who fills one in waits for it.
            {
              name: 'afterwards',
              test: /web\/src\/(?:features\/(?:offers|binding|policies|documents|account|renewals|agent|desk|console)|api\/resources\/(?:offers|documents))|catalogue\/src\/renewals|core\/src\/offers/,
              minShareCount: 3,
              maxModuleSize: 1500,
              priority: 1,
            },
            // Each file of its own is named in the first page’s script, and costs a request.
            { name: 'staff', test: /web\/src\/features\/agent\/(?:client-bar|agency-card|agent-margin|staff-nav)/ },
            // What each page after the first one shows, in one file.
            {
              name: 'later-step',
              test: /web\/src\/(?:pages\/later-step|forms\/controls\/later-control|features\/application\/(?:conflict|clearing|saving\/refused|confirm-removal|use-wanted-questions))/,
              priority: 1,
            },
            { name: 'shared', minShareCount: 3, maxModuleSize: 1500 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { host: '127.0.0.1', port: 4173 },
})
