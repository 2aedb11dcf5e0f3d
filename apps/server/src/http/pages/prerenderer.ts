import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Log } from '../../platform/log/log.ts'

/** What a first screen is rendered from: see `apps/web/src/entry-server.tsx`. */
export type PrerenderInput = {
  readonly site: string
  readonly user: unknown
  readonly quote: unknown
  readonly base: string
  readonly address: string
}

export type Prerender = (input: PrerenderInput) => Promise<string | undefined>

/** What renders first screens, loaded with the first one; without it, and when it fails, the application draws them. */
export function createPrerender(webFolder: string, log: Pick<Log, 'warn'>): Prerender {
  const file = path.join(webFolder, '.prerender/entry-server.js')
  if (!existsSync(file)) return async () => undefined
  let loading: Promise<{ readonly prerender: Prerender }> | undefined
  return async (input) => {
    try {
      loading ??= import(pathToFileURL(file).href)
      return await (await loading).prerender(input)
    } catch (error) {
      loading = undefined
      // Its name alone: what it says may be about somebody.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'a first screen could not be rendered')
      return undefined
    }
  }
}
