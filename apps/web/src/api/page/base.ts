import { basePath, pageAddress } from './place.ts'

/** Where the site is served, with its prefix: the page's base address. */
export const sitePath = (): string => basePath().replace(/\/$/, '')

/** Where the API is; the server that sent the page says so in it. */
const apiBase = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? `${sitePath()}/api`

/** An address of a site's file as a page links to it: a path of the server's own stands below the site's. */
export const siteAddress = (address: string): string => (address.startsWith('/') ? sitePath() + address : address)

export const apiUrl = (path: string): string => `${apiBase()}/${path}`

/** The name of something kept in this browser: two sites on one host do not share it. */
export const storedName = (name: string): string => `coverwright${sitePath().replaceAll('/', '.')}.${name}`

/** Path and query of the page at hand, below the site's own path. */
export function here(): string {
  const below = pageAddress().slice(sitePath().length)
  return below.startsWith('/') ? below : `/${below}`
}
