import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '@coverwright/catalogue/sites/site'
import { projectFolder } from '../project-folder.ts'

const folder = path.join(projectFolder, 'sites')

/** A file as it is: that the sites of the repository are valid is a test of its own, and takes two seconds. */
function readUnchecked(file: string): Site {
  const { $schema: _schema, ...site } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  return site
}

/** The sites of the repository. */
export const sampleSites: readonly Site[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .toSorted()
  .map(readUnchecked)

const siteNow = sampleSites.find(({ id }) => id === 'default')
if (!siteNow) throw new Error('There is no default site')

/** The default site of the repository. */
export const defaultSite: Site = siteNow
