import path from 'node:path'
import type { Plugin } from 'vite'

const standIn = path.join(import.meta.dirname, 'src/features/application/checks-at-hand.ts')

/**
 * Takes the named checks out of the first page's file: where the engine checks a form it gets a module that fetches them
 * later. Servers and tests have them at once.
 */
export function laterChecks(): Plugin {
  return {
    name: 'later-checks',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('/checks/check-rules.ts') && /core\/src\/forms\/[\w-]+\.ts$/.test(importer) ? standIn : undefined,
  }
}
