import type { Site } from '@coverwright/catalogue/sites/site'
import { readSites } from '../features/1-foundation/site/read-sites.ts'

/** The sites of the repository. Checking them takes half a second, so a process reads them once. */
export const sampleSites: readonly Site[] = readSites()

const found = sampleSites.find(({ id }) => id === 'default')
if (!found) throw new Error('There is no default site')

/** The default site of the repository. */
export const defaultSite: Site = found
