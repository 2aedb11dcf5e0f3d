import react from '@vitejs/plugin-react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { defineConfig, type Plugin } from 'vite'

/** Says which scripts React writes into a page that it renders, so that the page's policy can name them by their hashes. */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  generateBundle() {
    const html = renderToString(createElement('form', { action: () => undefined }))
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)
    this.emitFile({ type: 'asset', fileName: 'inline-scripts.json', source: JSON.stringify(scripts) })
  },
}

// biome-ignore lint/style/noDefaultExport: vite reads its configuration from the default export
export default defineConfig({
  plugins: [react(), inlineScripts],
  // All of it is in the build: where it runs there may be no packages, and no sources.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/entry-server.tsx',
    // Beside what browsers fetch, in a folder that is never served.
    outDir: 'dist/.prerender',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
  },
})
