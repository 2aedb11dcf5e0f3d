import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedCopies } from './compressed-copies.ts'
import { inlineStyles } from './inline-styles.ts'

/** Beginnings of paths below a folder. */
const below = (folder: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `${folder}/${name}`)

/** Whether a module's path contains one of these. */
const isIn =
  (paths: readonly string[], { except = [] }: { readonly except?: readonly string[] } = {}) =>
  (module: string): boolean =>
    paths.some((path) => module.includes(path)) && !except.some((path) => module.includes(path))

const framework = below('node_modules', 'react/', 'react-dom/', 'scheduler/')

/** What steps share, without what only offers, renewals and other pages do. */
const steps = [
  ...['@tanstack/', 'catalogue/src/', 'core/src/overlay'],
  ...below('web/src', 'ui/', 'forms/', 'features/review/', 'styles/components/'),
]
const renewalsAndSigning = below('catalogue/src', 'renewals', 'signing')

/** What comes after an application: nobody who fills one in waits for it. */
const afterwards = [
  ...below('web/src/features', 'offers', 'binding', 'policies', 'documents', 'account', 'renewals'),
  ...below('web/src/features', 'agent', 'desk', 'console'),
  ...below('web/src/api/resources', 'offers', 'documents'),
  ...['catalogue/src/renewals', 'core/src/offers'],
]

/** Each file of its own is named in the first page’s script, and costs a request. */
const staff = below('web/src/features/agent', 'client-bar', 'agency-card', 'agent-margin', 'staff-nav')

/** What each page after the first one shows, in one file. */
const laterStep = [
  ...below('web/src', 'pages/later-step', 'forms/controls/later-control'),
  ...below('web/src/features/application', 'conflict', 'clearing', 'saving/refused', 'confirm-removal'),
  'web/src/features/application/use-wanted-questions',
]

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
            { name: 'react', test: isIn(framework), priority: 3 },
            // Small files compress worse, and each costs a request.
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'steps', test: isIn(steps, { except: renewalsAndSigning }), minShareCount: 3, priority: 1 },
            { name: 'afterwards', test: isIn(afterwards), minShareCount: 3, maxModuleSize: 1500, priority: 1 },
            { name: 'staff', test: isIn(staff) },
            { name: 'later-step', test: isIn(laterStep), priority: 1 },
            { name: 'shared', minShareCount: 3, maxModuleSize: 1500 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { host: '127.0.0.1', port: 4173 },
})
