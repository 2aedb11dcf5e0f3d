import { SiteFile } from '@coverwright/contract/site/site-file'
import { isRecord } from '@coverwright/core/answers/answers'
import { expect, test } from 'vitest'
import { readSites } from './read-sites.ts'

/** The language of questions, which has tests of its own; everything else of a file is a key of a site. */
const isOfQuestions = (path: string) => /^dynamicQuestions\.\*\.questions\[\]\./.test(path)

/** Each mail and each of its recipients is a key, and all are read alike. */
const isOfMails = (path: string) => /^notices\.mails\./.test(path)

/** Every key that a schema knows, as in `contact.phone`, `links[].url` and `texts.*`. */
function keysOf(schema: unknown, at = ''): readonly string[] {
  if (!isRecord(schema)) return []
  const own = Object.entries(isRecord(schema.properties) ? schema.properties : {})
  const patterns = Object.values(isRecord(schema.patternProperties) ? schema.patternProperties : {})
  return [
    ...own.flatMap(([key, value]) => [join(at, key), ...keysOf(value, join(at, key))]),
    ...patterns.flatMap((value) => [join(at, '*'), ...keysOf(value, join(at, '*'))]),
    ...(schema.items === undefined ? [] : keysOf(schema.items, `${at}[]`)),
  ]
}

const join = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`)

/** Whether a file has a value at a path. */
function isSaid(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value !== undefined
  const key = name.replace('[]', '')
  if (!isRecord(value)) return false
  const inner = key === '*' ? Object.values(value) : [value[key]]
  const entries: readonly unknown[] = name.endsWith('[]')
    ? inner.flatMap((list: unknown) => (Array.isArray(list) ? list : []))
    : inner
  return entries.some((entry) => isSaid(entry, rest))
}

test('every key that a site’s file may have is used by a sample site (C1, seed 3)', () => {
  const sites = readSites()
  const keys = keysOf(SiteFile).filter((path) => path !== '$schema' && !isOfQuestions(path) && !isOfMails(path))
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((path) => !sites.some((site) => isSaid(site, path.split('.'))))).toEqual([])
})
