import { SiteReply } from '@coverwright/contract/site'
import { SiteFile } from '@coverwright/contract/site/site-file'
import { isRecord } from '@coverwright/core/answers/answers'
import { expect, it } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { createPageHead } from './page-head.ts'
import { publicSite } from './public-site.ts'
import { createSites } from './served-site.ts'

const now = new Date('2026-11-21T18:00:00Z')

/** A site with a value for each key that no browser gets, and with an unknown key. */
const secretive = {
  ...defaultSite,
  hosts: ['hidden.example'],
  retention: { draftDays: 7_777, submittedYears: 77, legalHold: ['0b6c7f3e-1111-4222-8333-444455556666'] },
  isoCodes: { 238320: 'hidden' },
  experiments: [{ id: 'hidden', name: 'hidden', variants: ['hidden'] }],
  featureFlags: { hidden: true },
  webToCaseUrl: 'https://hidden.example/cases',
  embed: { origins: ['https://hidden.example'] },
  apiToken: 'hidden',
}
const sites = createSites([secretive])
const [servedSite] = sites.all
if (!servedSite) throw new Error('The site is not served')

/** The path of each key that a schema allows. */
function pathsOf(schema: unknown, path = ''): readonly string[] {
  if (!isRecord(schema)) return []
  const { properties, items, anyOf, patternProperties } = schema
  const inner = isRecord(properties)
    ? Object.entries(properties).flatMap(([name, each]) => pathsOf(each, path ? `${path}.${name}` : name))
    : []
  const patterns = isRecord(patternProperties)
    ? Object.values(patternProperties).flatMap((each) => pathsOf(each, `${path}.*`))
    : []
  const others = Array.isArray(anyOf) ? anyOf.flatMap((each) => pathsOf(each, path)) : []
  const below = [...inner, ...patterns, ...pathsOf(items, `${path}[]`), ...others]
  return [...new Set(below.length > 0 ? below : [path])]
}

it('sends a browser no key of the file that is not public (C1, S3)', () => {
  const head = createPageHead({ sites, clock: () => now, signIn: { code: true }, flagsElsewhere: false })
  const page = head({ host: 'hidden.example', originalUrl: '/' } as Parameters<typeof head>[0])?.site ?? ''
  for (const text of [JSON.stringify(publicSite(servedSite, now, 'hidden.example')), page]) {
    expect(JSON.parse(text).name).toBe(defaultSite.name)
    expect(text).not.toMatch(/hidden|7777|77,|0b6c7f3e/)
  }
})

it('leaves out nothing of the file that is public', () => {
  const { hosts: _hosts, retention: _retention, licenses: _licenses, binderHosts: _binder, ...shown } = defaultSite
  const { experiments: _experiments, featureFlags: _flags, isoCodes: _codes, webToCaseUrl: _url, ...more } = shown
  const { embed: _embed, ...wanted } = more
  expect(publicSite(servedSite, now, '')).toMatchObject(wanted)
})

it('a new public key is reviewed here first, and does not sound like a secret (S3)', async () => {
  const paths = pathsOf(SiteReply).toSorted()
  await expect(`${paths.join('\n')}\n`).toMatchFileSnapshot('./public-site-keys.txt')
  expect(paths.filter((path) => /secret|token|password|credential|private|apikey|api_key/i.test(path))).toEqual([])
  expect(pathsOf(SiteFile)).toContain('retention.draftDays')
})
