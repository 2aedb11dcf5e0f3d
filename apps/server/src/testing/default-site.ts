import type { Site } from '@coverwright/catalogue/sites/site'
import { readSites } from '../features/1-foundation/site/read-sites.ts'

/** The sites that come along. Checking them takes half a second, so that a process reads them once. */
export const sampleSites: readonly Site[] = readSites()

const found = sampleSites.find(({ id }) => id === 'default')
if (!found) throw new Error('There is no default site')

/** The common site, as it comes along. */
export const defaultSite: Site = found
