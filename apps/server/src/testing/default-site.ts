import type { Site } from '@coverwright/catalogue/sites/site'
import { readSites } from '../features/1-foundation/site/read-sites.ts'

const found = readSites().find(({ id }) => id === 'default')
if (!found) throw new Error('There is no default site')

/** The common site, as it comes along. */
export const defaultSite: Site = found
