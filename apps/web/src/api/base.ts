/** Where the site is served, with its prefix: the page's base address. */
export const sitePath = (): string => new URL(document.baseURI).pathname.replace(/\/$/, '')

export const apiUrl = (path: string): string => `${sitePath()}/api/${path}`
