import { brazil } from '@coverwright/catalogue/countries/br/country'
import { afterAll, expect, test } from 'vitest'
import site from '../../../../../sites/brazil.json' with { type: 'json' }
import { fillCountry, pickTypes } from '../fill-country.ts'
import { offersOf } from '../offers-of.ts'
import { createTestApp } from '../test-app.ts'
import { brazilianBakery as bakery } from './businesses.ts'

const { browser, work } = await createTestApp()
afterAll(await work())
const [host = ''] = site.hosts
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

test('a bakery in São Paulo goes from the first page to offers of both insurers, in reais (I4)', async () => {
  const rosa = browser(host)
  const { quote, pages } = await fillCountry(rosa, site, brazil, bakery)
  expect(quote.state).toBe('BR-SP')
  expect(quote.contact_phone).toBe('+5511912345678')
  expect(pages).toContain('/empresarial/ar/uw-questions/edit/0')
  expect(pages).toContain('/rc/ar/uw-questions/edit/0')
  expect(pages).toContain('/vida/cover')
  const submitReply = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect([submitReply.status, submitReply.body.errors]).toEqual([200, undefined])
  const offers = await offersOf(rosa, quote.uuid)
  const pricedOffers = offers.filter(({ premium }) => premium)
  for (const line of ['empresarial', 'rc', 'ciber', 'vida']) {
    const ofLine = pricedOffers.filter((each) => each.line === line)
    expect([line, new Set(ofLine.map(({ carrier }) => carrier)).size]).toEqual([line, 2])
  }
  for (const offer of pricedOffers) {
    expect(offer.premium?.currency).toBe('BRL')
    expect(offer.premium?.amount).toBeGreaterThan(20_000)
    expect(JSON.stringify(offer)).not.toMatch(/\b(the|your|Limit|Deductible|Included|insurer)\b|[^R]\$/)
  }
})

test('a bakery has no professional liability: both insurers say so before anything is asked (I4, Q7)', async () => {
  const rosa = browser(host)
  const { quote } = await fillCountry(rosa, site, brazil, {
    ...bakery,
    insurance_types: pickTypes(brazil, 'rc', 'rcp'),
  })
  expect(quote.appetite.rcp).toMatchObject({ br_aroeira: 'out', br_abrolhos: 'out' })
})

test('an impossible CEP, phone or CNPJ is refused at its field (I4, V2)', async () => {
  const rosa = browser(host)
  const { quote } = await fillCountry(rosa, site, brazil, { ...bakery, insurance_types: pickTypes(brazil, 'vida') })
  const refusalOf = async (step: string, answers: object) =>
    (await rosa.save(quote, step, answers)).body.errors?.map(({ field }: { field: string }) => field)
  expect(await refusalOf('/', { zip_code: '0131-10' })).toEqual(['zip_code'])
  expect(await refusalOf('/contact', { contact_phone: '1234' })).toEqual(['contact_phone'])
  expect(await refusalOf('/other-info', { employer_id: '11.222.333/0001-82' })).toEqual(['employer_id'])
})
