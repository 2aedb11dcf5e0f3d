import { randomBytes } from 'node:crypto'
import { contractorsEquipment } from '@coverwright/catalogue/lines/equipment/type'
import type { Answers } from '@coverwright/core/answers/answers'
import { beforeEach, expect, it } from 'vitest'
import { createEncryptor } from '../../../../platform/encryption/encryptor.ts'
import type { Browser } from '../../../../testing/browser.ts'
import { sampleSites } from '../../../../testing/default-site.ts'
import { browserTrail, fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { sampleReference } from '../../../../testing/sample-reference.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { createSites, type Sites } from '../../../1-foundation/site/served-site.ts'
import { blankQuote } from '../../../3-quoting/quotes/blank-quote.ts'
import { createQuoteReader } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { retiredTypes } from './retired-types.ts'

/** The usual sites, of which the common one offers these lines alone; everything without a list, as its file says. */
const sitesOffering = (...selectableLobs: readonly string[]) =>
  createSites(sampleSites.map((site) => (site.id === 'default' ? { ...site, selectableLobs } : site)))

let sitesNow = sitesOffering()
/** Sites whose files change while they are served. */
const sites: Sites = {
  get all() {
    return sitesNow.all
  },
  get revision() {
    return sitesNow.revision
  },
  at: (host, url) => sitesNow.at(host, url),
  byId: (id) => sitesNow.byId(id),
}
const { browser, db } = await createTestApp({ sites })

beforeEach(() => {
  sitesNow = sitesOffering()
})

type ListedType = { readonly line: string; readonly uuid: string; readonly retired?: boolean }

const listTypes = async (visitor: Browser, { _id }: { _id: string }): Promise<readonly ListedType[]> =>
  (await visitor.get(`insurance-type?quote_id=${_id}`)).body.data

const retiredOf = async (visitor: Browser, quote: { _id: string }) =>
  (await listTypes(visitor, quote)).filter(({ retired }) => retired).map(({ line }) => line)

const uuidsOf = ({ insurance_types = [] }: { insurance_types?: readonly { uuid: string }[] }) =>
  insurance_types.map(({ uuid }) => ({ uuid }))

it('tells a quote which of its types are no longer offered, and no other quote (I1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, insurance_types: typesOf('gl', 'cl') })
  expect(await retiredOf(rosa, quote)).toEqual([])
  sitesNow = sitesOffering('gl', 'bop')
  const all = await listTypes(rosa, quote)
  expect(all.map(({ line, retired }) => [line, retired])).toEqual([
    ['gl', undefined],
    ['bop', undefined],
    ['cl', true],
  ])
  expect(all[2]).toMatchObject({ outlook: 'likely', online: true })
  const stranger = browser()
  expect(await retiredOf(stranger, await stranger.begin())).toEqual([])
  expect((await stranger.get('insurance-type')).body.data).toHaveLength(2)
})

it('stays valid while ticked, and is asked about to the end (I1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, insurance_types: typesOf('gl', 'cl') })
  sitesNow = sitesOffering('gl', 'bop')
  const reply = await rosa.save(quote, '/insurance', {
    insurance_types: [...typesOf('cl'), ...typesOf('bop'), ...typesOf('gl')],
  })
  expect([reply.status, uuidsOf(reply.body.data)]).toEqual([
    200,
    [...typesOf('cl'), ...typesOf('bop'), ...typesOf('gl')],
  ])
  expect(browserTrail(reply.body.data).pages.some(({ section }) => section.id === 'cl')).toBe(true)
  expect(await retiredOf(rosa, quote)).toEqual(['cl'])
})

it('cannot be picked again once removed (I1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, insurance_types: typesOf('gl', 'cl') })
  sitesNow = sitesOffering('gl', 'bop')
  const without = await rosa.save(quote, '/insurance', { insurance_types: typesOf('gl') })
  expect([without.status, await retiredOf(rosa, quote)]).toEqual([200, []])
  const again = await rosa.save(without.body.data, '/insurance', { insurance_types: typesOf('gl', 'cl') })
  expect(again.status).toBe(422)
  expect(again.body.errors.map(({ field }: { field: string }) => field)).toEqual(['insurance_types'])
  expect(uuidsOf((await rosa.get(`quote/${quote._id}`)).body.data)).toEqual(typesOf('gl'))
})

it('undoing its removal restores it, though nobody could pick it anew (I1, F19)', async () => {
  const rosa = browser()
  const directorsApplication = { ...painter, insurance_types: typesOf('gl', 'do') }
  const quote = await fillQuote(rosa, directorsApplication, '/do/management-history')
  expect(quote.directors_and_officers).toBeDefined()
  sitesNow = sitesOffering('gl')
  const { body } = await rosa.save(quote, '/insurance', { insurance_types: typesOf('gl') })
  expect(body.data.directors_and_officers).toBeUndefined()
  const undone = await rosa.patch(
    `quote/${quote._id}`,
    { command: 'undo_clearing' },
    { 'if-match': `"${body.data.version}"` },
  )
  expect(undone.body.data).toMatchObject({
    directors_and_officers: quote.directors_and_officers,
    max_step: quote.max_step,
  })
  expect(uuidsOf(undone.body.data)).toEqual(uuidsOf(quote))
  expect(await retiredOf(rosa, quote)).toEqual(['do'])
})

it('a type that the catalogue retired works on an old quote, for an advisor, and is offered to nobody (I1)', async () => {
  const rosa = browser()
  const fresh = await fillQuote(rosa, painter)
  const refusal = await rosa.save(fresh, '/insurance', {
    insurance_types: [...typesOf('gl'), { uuid: contractorsEquipment.uuid }],
  })
  expect(refusal.status).toBe(422)
  expect((await listTypes(rosa, fresh)).some(({ line }) => line === 'equipment')).toBe(false)

  const { uuid, name, wholesaler_allowed } = contractorsEquipment
  const old = [...fresh.insurance_types, { uuid, name, purpose: 'standard', wholesaler_allowed }]
  const answers = await db.selectFrom('quotes').select('answers').where('id', '=', fresh._id).executeTakeFirstOrThrow()
  await db
    .updateTable('quotes')
    .set({ answers: JSON.stringify({ ...answers.answers, insurance_types: old }) })
    .where('id', '=', fresh._id)
    .execute()
  expect(await retiredOf(rosa, fresh)).toEqual(['equipment'])
  expect((await rosa.get(`quote/${fresh._id}/validate`)).body.data).toMatchObject({ valid: true, problems: [] })
  const forecast = (await rosa.get(`quote/${fresh._id}/submissions_forecast`)).body.data
  expect(forecast.advisor_lines).toEqual([{ uuid, name }])
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  expect((await rosa.patch(`quote/${fresh._id}/finish_form`, { attestation })).status).toBe(200)
})

it('a renewal is warned about retired types that the expiring policy covers (I1, N1)', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  const encryptor = createEncryptor(randomBytes(32))
  const lastYear: Answers = { insurance_types: typesOf('pl'), class_code_ref: 'CW541110A', zip_code: '60611' }
  const row = {
    ...blankQuote(now),
    ...{ id: 'renewed', uuid: 'renewed', session_id: 'firm', site: 'default', flow_type: 'renewal-law' },
    ...{ max_step: '/renewal-info', carried: lastYear, renews: 'earlier' },
  }
  const retiredAt = (at: Sites) => {
    const quote = createQuoteReader({ sites: at, reference: sampleReference, encryptor }).open(row, now)
    return retiredTypes(quote).map(({ line }) => line)
  }
  expect(retiredAt(sitesOffering())).toEqual([])
  expect(retiredAt(sitesOffering('gl'))).toEqual(['pl'])
})
