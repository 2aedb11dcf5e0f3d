import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const anchor = createRequire(import.meta.url).resolve('@coverwright/catalogue/reference/naics2022.json')

/** Where the catalogue keeps reference rows too many for a browser; ends in a slash. */
export const referenceFolder = new URL('./', pathToFileURL(anchor))
