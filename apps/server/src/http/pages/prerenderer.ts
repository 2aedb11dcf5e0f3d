import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Log } from '../../platform/log/log.ts'

/** The cookies and the address of a page's request: they tell how the visitor came. */
export type Arrival = { readonly cookies: string; readonly address: string }

/** The input of rendering a first screen: see `apps/web/src/entry-server.tsx`. */
export type PrerenderInput = {
  readonly site: string
  readonly user: unknown
  readonly quote: unknown
  readonly needsConsent: boolean
  readonly base: string
  readonly address: string
  readonly arrival: Arrival
}

export type Prerender = (input: PrerenderInput) => Promise<string | undefined>

/** Renders first screens; loaded with the first one. If it is missing or fails, the application renders them. */
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
      // Only its name: the message may hold personal data.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'a page could not be rendered on the server')
      return undefined
    }
  }
}
