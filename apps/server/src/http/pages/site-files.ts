/** Where logos, portraits and fonts of the sites are served. */
export const siteFilesPath = '/site-files/'

/** Image and font types; a name can neither leave the folder nor lead into a subfolder. */
export const isSiteFileName = (name: string): boolean => /^[\w-]+\.(svg|png|webp|jpg|woff2)$/.test(name)
