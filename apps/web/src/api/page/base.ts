import { memoize } from '@coverwright/core/text/memoize'

/** The site's path, as the page's base address says it: empty, or like `/acme`. In the browser alone. */
export const sitePath = (): string => pathOf(document.baseURI)

// Part of the name of each draft, which is stored with every letter.
const pathOf = memoize((base) => new URL(base).pathname.replace(/\/$/, ''))

/** Where the API is; the server that sent the page says so in it. */
const apiBase = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? `${sitePath()}/api`

export const apiUrl = (path: string): string => `${apiBase()}/${path}`

/** The name of an entry in the browser's storage: two sites of one host do not share it. */
export const storedName = (name: string): string => `coverwright${sitePath().replaceAll('/', '.')}.${name}`

/** Path and query of the page, below the site's path. */
export function currentAddress(): string {
  const below = (location.pathname + location.search).slice(sitePath().length)
  return below.startsWith('/') ? below : `/${below}`
}
