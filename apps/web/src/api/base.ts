/** Where the site is served, with its prefix: the page's base address. */
export const sitePath = (): string => new URL(document.baseURI).pathname.replace(/\/$/, '')

export const apiUrl = (path: string): string => `${sitePath()}/api/${path}`

/** Path and query of the page at hand, below the site's own path. */
export const here = (): string => `${location.pathname.slice(sitePath().length) || '/'}${location.search}`
