/** Where logos, portraits and fonts of the sites are served. */
export const siteFilesPath = '/site-files/'

/** Kinds that a page may show; a name can neither leave the folder nor lead deeper into it. */
export const isSiteFileName = (name: string): boolean => /^[\w-]+\.(svg|png|webp|jpg|woff2)$/.test(name)
