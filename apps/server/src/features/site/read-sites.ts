import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Site } from '@coverwright/catalogue/sites/site'
import { SiteFile } from '@coverwright/contract/site'
import { Value } from 'typebox/value'
import { StartupError } from '../../platform/errors/startup-error.ts'

const anchor = createRequire(import.meta.url).resolve('@coverwright/catalogue/sites/default.json')
const catalogueSites = new URL('./', pathToFileURL(anchor))

/** Reads every site of a folder, one JSON file each. Refuses a file that is none, naming the file and the key. */
export const readSites = (folder: URL = catalogueSites): readonly Site[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readSite(name, readFileSync(new URL(name, folder), 'utf8')))

function readSite(name: string, text: string): Site {
  const site = parsed(name, text)
  if (Value.Check(SiteFile, site)) return site
  const [first] = Value.Errors(SiteFile, site)
  throw new StartupError(`The site file ${name} cannot be used: ${first?.instancePath || '/'} ${first?.message}.`)
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartupError(`The site file ${name} is not well-formed JSON.`)
  }
}
