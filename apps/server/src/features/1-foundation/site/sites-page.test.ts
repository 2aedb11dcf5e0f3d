import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSite } from './read-site.ts'
import { ownSitesFolder } from './read-sites.ts'
import { createSites } from './served-site.ts'

it('the site in docs/sites.md can be served as shown (C1)', () => {
  const page = readFileSync(path.join(ownSitesFolder, '../docs/sites.md'), 'utf8')
  const [, text = ''] = /```json\n(.*?)```/s.exec(page) ?? []
  const outcome = readSite(text)
  expect(outcome).not.toHaveProperty('faults')
  const servedSite = 'site' in outcome ? createSites([outcome.site]).at('any.example', '/atelier/') : undefined
  const steps = servedSite?.flows.main.slots.map(({ node }) => node.id)
  expect(steps).toContain('atelier')
  expect(servedSite?.translate('section.insurance')).toBe('Vos assurances')
})
