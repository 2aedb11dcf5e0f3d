import type { Fault } from '@coverwright/catalogue/sites/faults/fault'
import { fault } from '@coverwright/catalogue/sites/faults/fault'
import { siteFaults } from '@coverwright/catalogue/sites/faults/site-faults'
import type { Site } from '@coverwright/catalogue/sites/site'
import { SiteFile } from '@coverwright/contract/site/site-file'
import { isRecord } from '@coverwright/core/answers/answers'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { lazy } from '../../../platform/lazy.ts'
import { jsonFault } from './json-fault.ts'
import { schemaFaults } from './schema-faults.ts'
import { isoFaults, subindustryFaults } from './subindustry-faults.ts'
import { messagesIn } from './translate.ts'

/** The result of reading a site's file: the site, or its faults. */
export type ReadSite = { readonly site: Site } | { readonly faults: readonly Fault[] }

const PartOfSite = Type.Partial(SiteFile)
const siteFile = lazy(() => Compile(SiteFile))

/** Reads a site's file by itself; conflicts between files are checked in between-sites.ts. */
export function readSite(text: string): ReadSite {
  // Some editors begin a file with a byte order mark.
  const content = text.replace(/^\uFEFF/, '')
  const unreadable = jsonFault(content)
  if (unreadable) return { faults: [unreadable] }
  const file: unknown = JSON.parse(content)
  if (!isRecord(file)) return { faults: [fault('', 'must be an object: begin with { and end with }')] }
  const { $schema: _schema, ...site } = file
  const ofForm = schemaFaults(file)
  // Without faults it is valid: the schema with names differs only in names.
  if (ofForm.length === 0 && siteFile().Check(site)) {
    const faults = contentFaults(site)
    return faults.length ? { faults } : { site }
  }
  const faultyKeys = new Set(ofForm.map(({ at }) => at.split(/[.[]/, 1)[0]))
  // If pages are invalid, their places in the flow cannot be checked.
  if (faultyKeys.has('dynamicQuestions')) faultyKeys.add('stepsFlowMapping')
  const sound = Object.fromEntries(Object.entries(file).filter(([key]) => !faultyKeys.has(key)))
  const faults = [...ofForm, ...(Value.Check(PartOfSite, sound) ? contentFaults(sound) : [])]
  return { faults: faults.length ? faults : [fault('', 'is not a site’s file')] }
}

const contentFaults = (site: Partial<Site>): readonly Fault[] => [
  ...siteFaults(site, messagesIn(site.locale ?? '')),
  ...subindustryFaults(site),
  ...isoFaults(site),
]

/** One sentence: file, key, what is wrong and what to change. */
export const sentenceOf = (file: string, { at, says }: Fault): string => `${file}${at && `, ${at}`}: ${says}`
