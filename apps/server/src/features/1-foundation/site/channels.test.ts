import type { Site } from '@coverwright/catalogue/sites/site'
import type { Answers } from '@coverwright/core/answers/answers'
import { expect, it, vi } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { browserTrail, fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { wantedAnswers } from '../../../testing/golden-trails/wanted-answers.ts'
import { fiveLawyers } from '../../../testing/law-firms.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'
import { createZipTable } from '../reference/places/zip-table.ts'
import { subindustryUuid } from './subindustry-uuid.ts'

const modes = ['0d9a5c1e-64b7-4e0f-9a3c-2b71f5d80a01', '0d9a5c1e-64b7-4e0f-9a3c-2b71f5d80a02'] as const

/** The sample site of a name, at a host of its own. */
function at(id: string, change: Partial<Site> = {}): Site {
  const match = sampleSites.find((site) => site.id === id)
  if (!match) throw new Error(`There is no site ${id}`)
  const { prefixPath: _prefix, ...site } = match
  const siteWith = { ...site, ...change }
  return { ...siteWith, hosts: [`${siteWith.id}.test`] }
}

const makers = at('makers')
const cornerstop = at('cornerstop')
const painters = subindustryUuid('238320')
const advisedSite = at('default', { id: 'advised', subindustryLists: { advisorOnly: [painters] } })
const quiet = at('default', { id: 'quiet', subindustryLists: { withoutRecommendations: [painters] } })
const sites = [
  ...sampleSites,
  makers,
  cornerstop,
  advisedSite,
  quiet,
  at('meridian', { id: 'bar' }),
  at('meridian', { id: 'whole-bar', selectableLobs: [] }),
  at('wholesale', { id: 'wholesale-1' }),
  at('wholesale', { id: 'wholesale-2', applicationMode: { uuid: modes[1], name: 'The other mode' } }),
  at('wholesale', { id: 'wholesale-3', applicationMode: { uuid: painters, name: 'Some mode' } }),
  at('cornerstop', { id: 'mode-1', applicationMode: { uuid: modes[0], name: 'One mode' } }),
  at('cornerstop', { id: 'closed', customerFacing: { myCoverwalletDisabled: true } }),
]
const servedSites = sites.filter((site, position) => sites.findLastIndex(({ id }) => id === site.id) === position)
const { browser, work, db } = await createTestApp({ sites: servedSites })

const visit = (id: string): Browser => browser(`${id}.test`)
const offeredLines = async (id: string, query = ''): Promise<readonly { line: string }[]> =>
  (await visit(id).get(`insurance-type${query}`)).body.data
const linesOf = async (id: string): Promise<readonly string[]> => (await offeredLines(id)).map(({ line }) => line)

/** Submits a whole application and waits until every insurer has answered. */
async function submitQuote(person: Browser, quote: { _id: string; uuid: string }, ...keys: readonly string[]) {
  const text_keys = [...keys, 'page.attestation.general']
  const submitReply = await person.patch(`quote/${quote._id}/finish_form`, {
    attestation: { accepted: true, text_keys },
  })
  if (submitReply.status !== 200) throw new Error(JSON.stringify(submitReply.body))
  const stop = await work()
  const read = async () => (await person.get(`quote/uuid/${quote.uuid}?checkIfProcessed=true`)).body.data
  await vi.waitFor(async () => expect((await read()).processed).toBe(true), { timeout: 60_000, interval: 200 })
  await stop()
  return await read()
}

it.each<[string, readonly string[]]>([
  ['makers', ['gl', 'pl', 'cl', 'bop', 'product']],
  ['cornerstop', ['bop', 'wc', 'umb', 'cl']],
  ['bar', ['pl', 'cl', 'epli', 'bop', 'wc']],
  ['whole-bar', ['gl', 'bop', 'pl', 'cl', 'wc', 'epli', 'umb']],
])('%s offers %j (I1, I4)', async (id, lines) => {
  expect((await linesOf(id)).toSorted()).toEqual(lines.toSorted())
})

it.each(['wholesale-1', 'wholesale-2'])('%s has other coverage in place of the owner’s policy (I1, C1)', async (id) => {
  const usual = await linesOf('wholesale-3')
  expect(usual).toContain('bop')
  expect(usual).not.toContain('other')
  expect(await linesOf(id)).toEqual(usual.map((line) => (line === 'bop' ? 'other' : line)))
})

it('a mode also replaces the policy among the lines that a site names, and nothing else (I1, C1)', async () => {
  expect(await linesOf('mode-1')).toEqual(
    (await linesOf('cornerstop')).map((line) => (line === 'bop' ? 'other' : line)),
  )
})

it('other coverage has questions, an advisor and a signature (I1, C1)', async () => {
  const site = at('wholesale', { id: 'wholesale-1' })
  const person = visit('wholesale-1')
  const other = (await offeredLines('wholesale-1')).find(({ line }) => line === 'other')
  const quote = await fillQuote(person, { ...painter, insurance_types: [other] }, '/done', undefined, site)
  const paths = browserTrail(quote, undefined, site).pages.map(({ path }) => path)
  expect(paths).toContain('/other/needs')
  expect(paths.filter((path) => path.startsWith('/bop') || path.includes('uw-questions'))).toEqual([])
  const submittedQuote = await submitQuote(person, quote)
  expect(submittedQuote.offers).toEqual([])
  expect(submittedQuote.advisor_lines.map(({ name }: { name: string }) => name)).toEqual(['Other coverage'])
})

it.each(['bar', 'whole-bar'])('%s finds only law firms, whatever is typed (I4, C1)', async (id) => {
  for (const words of ['bakery', 'law', 'divorce lawyer', 'notary', 'zzzz']) {
    const hits: readonly { naics6: string }[] = (await visit(id).get(`class-codes?search=${words}`)).body.data
    expect(hits.length, words).toBeGreaterThan(0)
    expect([...new Set(hits.map(({ naics6 }) => naics6))], words).toEqual(['541110'])
  }
  expect((await visit('makers').get('class-codes?search=bakery')).body.data[0].naics6).toBe('311811')
})

it('a law firm is asked only the attorneys’ pages (I4, F4)', async () => {
  const site = at('meridian', { id: 'bar' })
  const application = wantedAnswers(fiveLawyers, createZipTable().find(fiveLawyers.zip), testDay)
  const quote = await fillQuote(
    visit('bar'),
    { ...application, insurance_types: typesOf('pl') },
    '/done',
    undefined,
    site,
  )
  const paths = browserTrail(quote, undefined, site).pages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/pl/a/prior-insurance-coverage', '/pl/a/attorney/list']))
  expect(paths.filter((path) => /^\/(ca|do|ml|fid|se)\b/.test(path))).toEqual([])
})

const alone: Answers = { ...painter, business_type: 'sole_proprietor' }

it('a sole practitioner is asked about themselves, not for payroll and employees, and gets offers (I4)', async () => {
  const person = visit('makers')
  const quote = await fillQuote(person, alone, '/done', undefined, makers)
  const { pages: entries } = browserTrail(quote, undefined, makers)
  const questions = entries.flatMap(({ visible }) => visible)
  expect(entries.map(({ path }) => path)).toContain('/individual')
  expect(questions).toContain('individual.hours')
  const ofStaff = ['annual_payroll', 'fulltime_employees', 'parttime_employees']
  expect(questions.filter((path) => ofStaff.includes(path))).toEqual([])
  expect(ofStaff.filter((path) => path in quote)).toEqual([])
  const { offers } = await submitQuote(person, quote)
  expect(offers.some(({ state }: { state: string }) => state === 'quoted')).toBe(true)
})

it('a company at the same site, and a sole practitioner at another, are asked as usual (I4)', async () => {
  const company = await fillQuote(visit('makers'), painter, '/other-info', undefined, makers)
  expect(browserTrail(company, undefined, makers).pages.map(({ path }) => path)).not.toContain('/individual')
  expect(company.annual_payroll).toBe(150_000)
  const elsewhere = await fillQuote(browser(), alone, '/other-info')
  expect(browserTrail(elsewhere).pages.map(({ path }) => path)).not.toContain('/individual')
  expect(elsewhere.annual_payroll).toBe(150_000)
})

it('a store of a chain is asked for its number right after its trade, five digits and a letter (I4, V5)', async () => {
  const person = visit('cornerstop')
  const quote = await fillQuote(
    person,
    { ...painter, insurance_types: typesOf('bop') },
    '/store',
    undefined,
    cornerstop,
  )
  expect(
    browserTrail(quote, undefined, cornerstop)
      .pages.map(({ path }) => path)
      .slice(0, 3),
  ).toEqual(['/', '/store', '/business'])
  for (const store_number of ['1234A', '123456', '12345', 'A12345', '12345AB']) {
    const refusal = await person.save(quote, '/store', { franchise: { store_number, owns_more: 'No' } })
    expect(refusal.status, store_number).toBe(422)
    expect(refusal.body.errors[0].field, store_number).toBe('franchise.store_number')
  }
  const saveReply = await person.save(quote, '/store', { franchise: { store_number: '12345A', owns_more: 'No' } })
  expect(saveReply.status).toBe(200)
  expect(saveReply.body.data.franchise.store_number).toBe('12345A')
})

it('the chain’s agreement is signed and frozen with the application, and shown nowhere else (C1, K1)', async () => {
  const agreement = 'page.retailAgreement.text'
  const application = {
    ...painter,
    insurance_types: typesOf('cl'),
    franchise: { store_number: '12345A', owns_more: 'No' },
  }
  const person = visit('cornerstop')
  const quote = await fillQuote(person, application, '/done', undefined, cornerstop)
  const sign = (visitor: Browser, { _id }: { _id: string }, ...text_keys: readonly string[]) =>
    visitor.patch(`quote/${_id}/finish_form`, { attestation: { accepted: true, text_keys } })
  expect((await sign(person, quote, 'page.attestation.general')).status).toBe(422)
  const submittedQuote = await submitQuote(person, quote, agreement)
  expect(submittedQuote.quote.completed).toBe(true)
  const { snapshot } = await db
    .selectFrom('submissions')
    .select('snapshot')
    .where('quote_id', '=', quote._id)
    .executeTakeFirstOrThrow()
  expect(snapshot.disclosures[0]).toEqual({
    key: agreement,
    heading: 'Your chain’s agreement',
    text: expect.stringContaining('The limits your chain requires'),
  })
  expect(snapshot.disclosures.map(({ key }) => key)).toEqual([
    agreement,
    'page.attestation.general',
    'page.attestation.agree',
  ])
  const usual = browser()
  const other = await fillQuote(usual, application)
  expect((await sign(usual, other, agreement, 'page.attestation.general')).status).toBe(422)
  expect((await sign(usual, other, 'page.attestation.general')).status).toBe(200)
})

it('businesses for an advisor: no insurer is asked, the page says why, nothing is recommended (C1, Q7)', async () => {
  const person = visit('advised')
  const quote = await fillQuote(person, painter, '/done', undefined, advisedSite)
  const paths = browserTrail(quote, undefined, advisedSite).pages.map(({ path }) => path)
  expect(paths.filter((path) => /uw-questions|^\/recommendations/.test(path))).toEqual([])
  expect((await person.get(`recommendations/insurance?quote_id=${quote._id}`)).body.data).toEqual([])
  const forecast = (await person.get(`quote/${quote._id}/submissions_forecast`)).body.data
  const insurers = forecast.lines.flatMap((line: { insurers: readonly object[] }) => line.insurers)
  expect(insurers.length).toBeGreaterThan(1)
  for (const insurer of insurers)
    expect(insurer).toMatchObject({
      outlook: 'not_offered',
      reason: 'An advisor places businesses like yours.',
    })
  const types: readonly { suggestion?: string; outlook: string; insurers: number }[] = (
    await person.get(`insurance-type?quote_id=${quote._id}`)
  ).body.data
  expect(
    types.filter(({ suggestion, insurers: insurerCount }) => suggestion !== undefined || insurerCount > 0),
  ).toEqual([])
  const submittedQuote = await submitQuote(person, quote)
  expect(submittedQuote.offers).toEqual([])
  expect(submittedQuote.advisor_lines.map(({ name }: { name: string }) => name)).toEqual(['General Liability'])
})

it('insurers ask businesses without recommendations as usual (C1)', async () => {
  const person = visit('quiet')
  const quote = await fillQuote(person, painter, '/done', undefined, quiet)
  const paths = browserTrail(quote, undefined, quiet).pages.map(({ path }) => path)
  expect(paths.some((path) => path.includes('uw-questions'))).toBe(true)
  expect(paths.filter((path) => path.startsWith('/recommendations'))).toEqual([])
  const ofQuote = async (visitor: Browser, id: string) =>
    (await visitor.get(`recommendations/insurance?quote_id=${id}`)).body.data
  expect(await ofQuote(person, quote._id)).toEqual([])
  const usual = browser()
  expect(await ofQuote(usual, (await fillQuote(usual))._id)).not.toEqual([])
})

it('a site without accounts lacks accounts only (C1, S9)', async () => {
  const person = visit('closed')
  await signInAs(person, 'nobody@closed.example')
  for (const path of ['account', 'accounts/3f0c7a52-4c8e-4d3b-9000-000000000001'])
    expect((await person.get(path)).status, path).toBe(404)
  const elsewhere = visit('cornerstop')
  await signInAs(elsewhere, 'somebody@open.example')
  expect((await elsewhere.get('account')).status).toBe(200)
  expect((await person.get('quote')).status).toBe(200)
})
