import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Fault, fault } from '@coverwright/catalogue/sites/faults/fault'
import { fileFaults } from './file-faults.ts'
import { type ReadSite, readSite } from './read-site.ts'

/** The largest sample is a hundredth of it. */
const mostBytes = 1_000_000

/** The folder of the sites' pictures and fonts. */
export const filesFolderOf = (folder: string): string => path.join(folder, 'files')

/**
 * Where pictures and fonts are looked for: beside the sites, then among the product's own, which a copied site names.
 */
export const filesFoldersOf = (folder: string): readonly string[] => [
  ...new Set([path.resolve(filesFolderOf(folder)), path.resolve('sites/files')]),
]

/** Reads one site's file, and checks that the pictures and fonts it names exist. */
export function readSiteFile(folder: string, file: string): ReadSite {
  const content = textOf(path.join(folder, file))
  return typeof content === 'string' ? readSiteText(folder, content) : { faults: [content] }
}

/** The same of a text that is to be a file of the folder. */
export function readSiteText(folder: string, content: string): ReadSite {
  const outcome = readSite(content)
  if ('faults' in outcome) return outcome
  const faults = fileFaults(outcome.site, filesFoldersOf(folder))
  return faults.length ? { faults } : outcome
}

function textOf(file: string): string | Fault {
  let bytes: Buffer
  try {
    const stats = statSync(file)
    // Reading a named pipe would block until somebody writes to it.
    if (!stats.isFile()) return fault('', 'is not a file: names that end in .json are for sites’ files')
    if (stats.size > mostBytes)
      return fault('', `has ${stats.size.toLocaleString('en-US')} bytes, but a site’s file can have at most 1,000,000`)
    bytes = readFileSync(file)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    return fault('', `cannot be read${reason}: check who may read it`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fault('', 'is not written in UTF-8: save it with that encoding')
  }
}
