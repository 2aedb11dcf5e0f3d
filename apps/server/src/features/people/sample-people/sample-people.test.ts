import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import { furthest } from '@coverwright/core/flow/navigate'
import { expect, it } from 'vitest'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'
import { createQuoteReader } from '../../quotes/opened-quote.ts'
import { createSealer } from '../../quotes/sealer.ts'
import { quoteProblems } from '../../quotes/validate-quote.ts'
import { createReference } from '../../reference/reference.ts'
import { readSites } from '../../site/read-sites.ts'
import { createSites } from '../../site/served-site.ts'
import { readStaff } from '../read-staff.ts'
import { createStaff } from '../staff.ts'
import { insertSamplePeople, sampleSites } from './insert-sample-people.ts'
import { madeQuote, sampleQuoteUuids } from './make-sample-quote.ts'
import { sampleQuotes } from './sample-quotes.ts'

const { browser, db, clock } = await createTestApp()
const sites = createSites(readSites())
const reference = createReference()
const sealer = createSealer(randomBytes(32))
const reader = createQuoteReader({ sites, reference, sealer })
const staff = createStaff(
  readStaff(fileURLToPath(import.meta.resolve('@coverwright/catalogue/staff/sample-staff.json'))),
)

const each = sampleSites.flatMap((site) => sampleQuotes.map((sample) => [sample.business.name, site, sample] as const))

it.each(each)('%s stands at %s where it says, on a trail of that site (X13)', (_name, site, sample) => {
  const served = sites.byId(site)
  if (!served) throw new Error(`${site} is not served`)
  for (const day of [testDay, '2028-02-29', '2031-12-31']) {
    const { quote, submission } = madeQuote({ reader, reference, sealer }, served, sample, new Date(`${day}T18:00:00Z`))
    const { trail, flow, row } = quote
    expect(trail.entries[furthest(trail)]?.path).toBe(submission ? flow.finished : sample.step)
    if (sample.step !== flow.submit) continue
    expect(quoteProblems(quote, reference)).toEqual([])
    expect(row.completed).toBe(sample.offers !== undefined)
  }
})

it('names insurers that quote the line, each once, and places that exist (K1)', () => {
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
  expect(new Set(sampleQuotes.map(({ number }) => number)).size).toBe(10)
})

const insert = () => insertSamplePeople({ db, sites, reader, reference, sealer, staff, clock: () => clock.now })

it('is there once however often the product starts, also twice at once (R6)', async () => {
  await Promise.all([insert(), insert()])
  const before = await db.selectFrom('quotes').selectAll().orderBy('id').execute()
  expect(before).toHaveLength(sampleQuotes.length * sampleSites.length)
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  await insert()
  expect(await db.selectFrom('quotes').selectAll().orderBy('id').execute()).toEqual(before)
  expect(JSON.stringify(before)).not.toMatch(/55501\d\d"?,"\$|3[69]-?5550/)
})

it('does not bring back what somebody had erased (R6)', async () => {
  await insert()
  const { id } = sampleQuoteUuids({ number: 1 }, 'default')
  await db
    .deleteFrom('quotes')
    .where('id', '=', id)
    .execute()
    .catch(() => undefined)
  const elsewhere = sampleQuoteUuids({ number: 1 }, 'for-agents').id
  expect(await db.selectFrom('quotes').select('id').where('id', '=', elsewhere).execute()).toHaveLength(1)
})

it('is the work of the agents in the staff file, and two clients have an account (R6)', async () => {
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
  expect((await priya.get('agent/quotes')).body.data.total).toBe(2)
  const darnell = browser()
  await signInAs(darnell, 'darnell@whitfield-bakery.example')
  const { applications } = (await darnell.get('account')).body.data
  expect(applications).toHaveLength(1)
  expect(applications[0].submissions[0].offers).toHaveLength(3)
})

it('has nobody for a staff file that names other people (R3)', async () => {
  await db.selectFrom('quotes').select('id').execute()
  const others = createStaff({ agencies: [], people: [] })
  const { db: empty } = await createTestApp()
  await insertSamplePeople({ db: empty, sites, reader, reference, sealer, staff: others, clock: () => clock.now })
  expect(await empty.selectFrom('people').select('id').execute()).toEqual([])
  expect(await empty.selectFrom('quotes').select('id').execute()).toEqual([])
})
