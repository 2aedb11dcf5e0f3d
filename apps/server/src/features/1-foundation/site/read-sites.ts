import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '@coverwright/catalogue/sites/site'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { projectFolder } from '../../../project-folder.ts'
import { type FaultOfFile, faultsBetween, type SiteOfFile } from './between-sites.ts'
import { sentenceOf } from './read-site.ts'
import { readSiteFile, readSiteText } from './read-site-file.ts'

/** The folder of sites in this repository. */
export const ownSitesFolder = path.join(projectFolder, 'sites')

/** One JSON file for each site; the schema beside them is not a site. */
export const isSiteFile = (name: string): boolean =>
  name.endsWith('.json') && !name.endsWith('.schema.json') && !name.startsWith('.')

export type CheckedSites = { readonly sites: readonly SiteOfFile[]; readonly faults: readonly FaultOfFile[] }

/** A text that is to be a file of a folder. */
export type SiteDraft = { readonly file: string; readonly text: string }

/**
 * Every fault of every file of a folder, and the sites that are valid by themselves.
 * @param draft in place of its file; where it conflicts with another, the fault is the draft's
 */
export function checkSites(folder: string, draft?: SiteDraft): CheckedSites {
  const files = siteFiles(folder).filter((file) => file !== draft?.file)
  const read = [
    ...files.map((file) => ({ file, ...readSiteFile(folder, file) })),
    ...(draft ? [{ file: draft.file, ...readSiteText(folder, draft.text) }] : []),
  ]
  const sites = read.flatMap((each) => ('site' in each ? [{ file: each.file, site: each.site }] : []))
  const ofFiles = read.flatMap((each) =>
    'faults' in each ? each.faults.map((fault) => ({ file: each.file, fault })) : [],
  )
  return { sites, faults: [...ofFiles, ...faultsBetween(sites)] }
}

function siteFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter(isSiteFile).toSorted()
  } catch {
    throw new StartupError(`The folder of sites ${folder} cannot be read: check SITES_DIR.`)
  }
}

/** Every site of a folder with its file. Refuses a folder with a fault in it, naming all files and keys at once. */
export function soundSites(folder: string): readonly SiteOfFile[] {
  const { sites, faults } = checkSites(folder)
  if (faults.length) {
    const sentences = faults.map(({ file, fault }) => sentenceOf(file, fault))
    throw new StartupError(`The sites cannot be served:\n${sentences.join('\n')}`)
  }
  if (sites.length === 0) throw new StartupError(`There is no site in ${folder}: write one, as in sites/default.json.`)
  return sites
}

/** Reads every site of a folder. */
export const readSites = (folder: string = ownSitesFolder): readonly Site[] =>
  soundSites(folder).map(({ site }) => site)
