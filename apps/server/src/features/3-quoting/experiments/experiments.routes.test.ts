import { randomUUID } from 'node:crypto'
import type { Site } from '@coverwright/catalogue/sites/site'
import { expect, it } from 'vitest'
import { sampleSites } from '../../../testing/default-site.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { publicSite } from '../../1-foundation/site/public-site.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { noExperiments } from './experiments.ts'

const siteWithExperiment: Partial<Site> = {
  experiments: [{ id: 'new-intro', name: 'Another first page', variants: ['short'] }],
  featureFlags: { shortform_redirection: true },
}
const sites = sampleSites.map((site) => (site.id === 'default' ? { ...site, ...siteWithExperiment } : site))
const { browser } = await createTestApp({ sites })

const active = {
  experiments: [{ id: 'new-intro', variant: 'short' }],
  flags: ['shortform_redirection'],
  test_features: ['new-intro:short', 'shortform_redirection'],
}
const byVisit = `experiments?visit=${randomUUID()}`

it('tells the browser that there are experiments, and not which (C4)', async () => {
  const site = (await browser().get('site')).body.data
  expect(site).toMatchObject({ has_experiments: true })
  expect([site.experiments, site.featureFlags]).toEqual([undefined, undefined])
  const agents = await browser().get('site', { host: 'agents.localhost' })
  expect(agents.body.data.has_experiments).toBe(false)
})

it('has no experiments if the file names neither variants nor an active flag (C4)', () => {
  const [first] = sampleSites
  const quiet: Partial<Site> = { experiments: [{ id: 'x', name: 'X' }], featureFlags: { y: false } }
  const servedSite = first && createSites([{ ...first, ...quiet }]).byId(first.id)
  if (!servedSite) throw new Error('There is no site')
  expect(publicSite(servedSite, new Date(), '').has_experiments).toBe(false)
  expect(publicSite(servedSite, new Date(), '', true).has_experiments).toBe(true)
})

it('tells a visit what is active, before it has a quote and after (C4)', async () => {
  const rosa = browser()
  expect((await rosa.get(byVisit)).body.data).toEqual(active)
  expect(rosa.jar.size).toBe(0)
  const quote = await rosa.begin()
  expect((await rosa.get('experiments')).body.data).toEqual(active)
  expect((await rosa.get(`experiments?quote_id=${quote._id}`)).body.data).toEqual(active)
})

it('activates nothing for an agent’s quote (C4)', async () => {
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  const quote = await ruth.begin()
  expect(quote.save_and_retrieve_type).toBe('agent')
  expect((await ruth.get(`experiments?quote_id=${quote._id}`)).body.data).toEqual(noExperiments)
})

it('treats another’s quote as none (R6)', async () => {
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  const { _id } = await ruth.begin()
  expect((await browser().get(`${byVisit}&quote_id=${_id}`)).body.data).toEqual(active)
  expect((await browser().get(`${byVisit}&quote_id=${randomUUID()}`)).body.data).toEqual(active)
})

it('begins a session only with consent, so that the variants stay the same (C3, C4)', async () => {
  const rosa = browser()
  rosa.jar.set('consent', '1.default.2026-11-21.preferences')
  await rosa.get(byVisit)
  expect([...rosa.jar.keys()]).toEqual(['consent'])
  rosa.jar.set('consent', '1.default.2026-11-21.statistics')
  await rosa.get(byVisit)
  expect([...rosa.jar.keys()]).toEqual(['consent', 'cw_session'])
})

it('activates nothing without a name of the visit (C4)', async () => {
  expect((await browser().get('experiments')).body.data).toEqual(noExperiments)
})
