import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// biome-ignore lint/style/noDefaultExport: vite reads its configuration from the default export
export default defineConfig({
  plugins: [react()],
  // All of it is in the build: where it runs there may be no packages, and no sources.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/prerender.tsx',
    // Beside what browsers fetch, in a folder that is never served.
    outDir: 'dist/.prerender',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
  },
})
