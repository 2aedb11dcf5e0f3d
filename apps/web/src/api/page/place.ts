/** Where a page stands: the site's base path, and the page's own path with its query. */
export type Place = { readonly base: string; readonly address: string }

/** While a module is only loaded, on a server, no page is at hand. */
const nowhere: Place = { base: '/', address: '/' }
const told = (): Place | undefined => given ?? (typeof document === 'undefined' ? nowhere : undefined)

let given: Place | undefined

/** Tells where the page stands that is rendered ahead of time; undefined when that is done. */
export function standAt(place: Place | undefined): void {
  given = place
}

/** Asked with each key, and the same as long as the page is. */
let page = { address: '', path: '' }

/** The site's base path: the path of the page's base address. */
export function basePath(): string {
  const base = told()?.base
  if (base !== undefined) return base
  const address = document.baseURI
  if (page.address !== address) page = { address, path: new URL(address).pathname }
  return page.path
}

/** Path and query of the page at hand. */
export const pageAddress = (): string => told()?.address ?? location.pathname + location.search
