import { randomBytes } from 'node:crypto'
import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import { furthest } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import { createEncryptor } from '../../../platform/encryption/encryptor.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { sampleReference as reference } from '../../../testing/sample-reference.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { quoteProblems } from '../../3-quoting/quotes/saving/validate-quote.ts'
import { createQuoteReader } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { sampleSites as sitesWithPeople } from './insert-sample-people.ts'
import { madeQuote } from './make-sample-quote.ts'
import { sampleQuotes } from './sample-quotes.ts'

const { browser, db, clock, insertSamplePeople: insert } = await createTestApp()
const sites = createSites(sampleSites)
const encryptor = createEncryptor(randomBytes(32))
const reader = createQuoteReader({ sites, reference, encryptor })

const each = sitesWithPeople.flatMap((site) =>
  sampleQuotes.map((sample) => [sample.business.name, site, sample] as const),
)

it.each(each)('%s is at %s as stated, in a flow of that site (X13)', (_name, site, sample) => {
  const servedSite = sites.byId(site)
  if (!servedSite) throw new Error(`${site} is not served`)
  for (const day of [testDay, '2028-02-29', '2031-12-31']) {
    const { quote, submission } = madeQuote(
      { reader, reference, encryptor },
      servedSite,
      sample,
      new Date(`${day}T18:00:00Z`),
    )
    const { flowState, flow, row } = quote
    expect(flowState.pages[furthest(flowState)]?.path).toBe(submission ? flow.finished : sample.step)
    if (sample.step !== flow.submit) continue
    expect(quoteProblems(quote, reference)).toEqual([])
    expect(row.completed).toBe(sample.offers !== undefined)
  }
})

it('names insurers that quote the line, each once, and existing places (K1)', () => {
  for (const { business, offers = [] } of sampleQuotes) {
    const insurers = carriersOf(business.insurance)
      .filter(({ carrier }) => carrier.sample)
      .map(({ carrier }) => carrier.id)
    expect(offers.filter(({ carrier }) => !insurers.includes(carrier))).toEqual([])
    expect(new Set(offers.map(({ carrier }) => carrier)).size).toBe(offers.length)
    const place = reference.cityByZip(business.place.zip_code)
    expect([business.name, place?.state, place?.cities.includes(business.place.city)]).toEqual([
      business.name,
      business.place.state,
      true,
    ])
  }
  expect(new Set(sampleQuotes.map(({ number }) => number)).size).toBe(11)
})

it('exists once however often the product starts, even twice at once (R6)', async () => {
  await Promise.all([insert(), insert()])
  const before = await db.selectFrom('quotes').selectAll().orderBy('id').execute()
  expect(before).toHaveLength(sampleQuotes.length * sitesWithPeople.length)
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  await insert()
  expect(await db.selectFrom('quotes').selectAll().orderBy('id').execute()).toEqual(before)
  expect(JSON.stringify(before)).not.toMatch(/3[69]-?55501/)
})

it('is the work of the agents in the staff file, and three clients have an account (R6)', async () => {
  await insert()
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  const { body } = await ruth.get('agent/quotes')
  expect(body.data.total).toBe(8)
  const states = body.data.quotes.map(({ state }: { state: string }) => state)
  expect(states.filter((state: string) => state === 'open')).toHaveLength(6)
  expect(states.slice(-2)).toEqual(['submitted', 'offers'])
  expect(body.data.quotes[0]).toMatchObject({ agent_name: 'Ruth Calloway', progress: 0 })
  const priya = browser()
  await signInAs(priya, 'agent@fern-hollow.example')
  expect((await priya.get('agent/quotes')).body.data.total).toBe(3)
  const darnell = browser()
  await signInAs(darnell, 'darnell@whitfield-bakery.example')
  const { applications } = (await darnell.get('account')).body.data
  expect(applications).toHaveLength(1)
  expect(applications[0].submissions[0].offers).toHaveLength(3)
})

it('does not restore what its client had erased (R6)', async () => {
  await insert()
  const email = 'amelie@delacroix-painting.example'
  const amelie = browser()
  await signInAs(amelie, email)
  expect((await amelie.post('account/erasure', { email })).status).toBe(200)
  const { length } = await db.selectFrom('quotes').select('id').execute()
  expect(length).toBeLessThan(sampleQuotes.length * sitesWithPeople.length)
  await insert()
  expect(await db.selectFrom('quotes').select('id').execute()).toHaveLength(length)
})

it('is empty for a staff file with other people (R3)', async () => {
  const other = await createTestApp({ staff: { agencies: [], people: [] } })
  await other.insertSamplePeople()
  expect(await other.db.selectFrom('people').select('id').execute()).toEqual([])
  expect(await other.db.selectFrom('quotes').select('id').execute()).toEqual([])
})
