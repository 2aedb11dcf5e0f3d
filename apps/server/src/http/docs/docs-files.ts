import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'

/** The pages for people who build on the API, by their address below `/docs`. They are in the folder `docs`. */
export const guides = {
  '': { file: 'docs/api.md', title: 'Building on the API' },
  'first-quote': { file: 'docs/first-quote.md', title: 'Your first quote in ten minutes' },
  embed: { file: 'docs/embed.md', title: 'The first questions in a partner’s page' },
  webhooks: { file: 'docs/webhooks.md', title: 'Webhooks' },
} as const

/** What browsers load to show the API document. */
export const viewer = {
  'viewer.js': { file: 'node_modules/@fastify/swagger-ui/static/swagger-ui-bundle.js', type: 'text/javascript' },
  'viewer.css': { file: 'node_modules/@fastify/swagger-ui/static/swagger-ui.css', type: 'text/css' },
} as const

/** Every file of them, for the build. */
export const docsFiles: readonly string[] = [...Object.values(guides), ...Object.values(viewer)].map(({ file }) => file)

/** In a built server the files are next to the code. */
export function placeOf(file: string): string {
  const beside = path.join(import.meta.dirname, path.basename(file))
  return existsSync(beside) ? beside : path.join(projectFolder, file)
}
