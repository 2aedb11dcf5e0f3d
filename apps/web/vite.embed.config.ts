import { defineConfig } from 'vite'

// biome-ignore lint/style/noDefaultExport: vite reads its configuration from the default export
export default defineConfig({
  build: {
    // A folder that is not served: the server answers /embed.js on sites that others may embed.
    outDir: 'dist/.embed',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2022',
    lib: {
      entry: 'src/features/embedding/element/embed.ts',
      // One classic script, so that a page needs one tag.
      formats: ['iife'],
      name: 'coverwright',
      fileName: () => 'embed.js',
    },
  },
})
