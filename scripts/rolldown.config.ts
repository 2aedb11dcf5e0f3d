import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fontFiles } from '../apps/server/src/features/4-binding/documents/font-files.ts'
import { docsFiles } from '../apps/server/src/http/docs/docs-files.ts'
import { inRoot } from './project.ts'

/*
 * Bundles the programs into a few files instead of three thousand, so that a start takes less than half the time and
 * memory. All are directly in dist/, at the same depth as in src/, so that relative paths work from both. Nothing is
 * minified: stack traces name functions, and lines are readable.
 */
const sharedOptions = {
  platform: 'node',
  // pg looks for it and works without it.
  external: ['pg-native'],
  checks: { commonJsVariableInEsm: false, eval: false },
} as const

/** A text with a single non-ASCII character takes two bytes for each character in memory. */
const inAscii = {
  name: 'in-ascii',
  generateBundle(_options: object, bundle: Record<string, { code?: string }>) {
    for (const file of Object.values(bundle))
      if (file.code !== undefined) file.code = file.code.replace(/[^\0-\x7f]/g, escapeLetter)
  },
}
const escapeLetter = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** It loads its fonts by a `require` that it creates itself; with the usual one the bundler sees which they are. */
const withFonts = {
  name: 'with-fonts',
  transform: {
    filter: { id: /pdfkit\.node\.mjs$/ },
    handler: (code: string) => code.replaceAll("require$1('#standard-fonts/", "require('#standard-fonts/"),
  },
}

/** The fonts of PDFs and the pages of the documentation, beside the code that reads them. */
const files = {
  name: 'files',
  generateBundle(this: { emitFile: (file: { type: 'asset'; fileName: string; source: Uint8Array }) => void }) {
    for (const file of [...fontFiles.map((font) => `node_modules/${font}`), ...docsFiles]) {
      const source = readFileSync(inRoot(file))
      this.emitFile({ type: 'asset', fileName: path.basename(file), source })
    }
  },
}

const output = (app: string) => ({
  dir: inRoot(app, 'dist'),
  format: 'es',
  comments: false,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
})

const server = {
  ...sharedOptions,
  input: {
    main: inRoot('apps/server/src/main.ts'),
    'pdf.worker': inRoot('apps/server/src/features/4-binding/documents/pdf.worker.ts'),
    cw: inRoot('apps/server/src/commands/cw.ts'),
  },
  plugins: [withFonts, files, inAscii],
  output: output('apps/server'),
}

const carriers = {
  ...sharedOptions,
  input: { main: inRoot('apps/sample-carriers/src/main.ts') },
  plugins: [inAscii],
  output: output('apps/sample-carriers'),
}

// biome-ignore lint/style/noDefaultExport: rolldown reads its configuration from the default export
export default [server, carriers]
