import { spain } from '@coverwright/catalogue/countries/es/country'
import { afterAll, expect, test } from 'vitest'
import site from '../../../../../sites/spain.json' with { type: 'json' }
import { fillCountry, pickTypes } from '../fill-country.ts'
import { offersOf } from '../offers-of.ts'
import { createTestApp } from '../test-app.ts'
import { spanishShop as shop } from './businesses.ts'

const { browser, work } = await createTestApp()
afterAll(await work())
const [host = ''] = site.hosts
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

test('a shop in Madrid goes from the first page to offers of both insurers, in Spanish and euros (I4)', async () => {
  const rosa = browser(host)
  const { quote, pages } = await fillCountry(rosa, site, spain, shop)
  expect(quote.state).toBe('ES-M')
  expect(pages).toContain('/dynamic-questions/rc/edit/4')
  expect(pages).toContain('/rc/encinar/uw-questions/edit/0')
  expect(pages).toContain('/dynamic-questions/ciber/edit/2')
  const submitReply = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect([submitReply.status, submitReply.body.errors]).toEqual([200, undefined])
  const offers = await offersOf(rosa, quote.uuid)
  const pricedOffers = offers.filter(({ premium }) => premium)
  expect(new Set(pricedOffers.map(({ carrier }) => carrier)).size).toBe(2)
  const currencies = pricedOffers.map(({ premium }) => premium?.currency)
  expect(new Set(currencies)).toEqual(new Set(['EUR']))
  const rc = pricedOffers.filter(({ line }) => line === 'rc')
  expect(rc.length).toBe(2)
  for (const offer of pricedOffers) {
    expect(offer.premium?.amount).toBeGreaterThan(4000)
    expect(JSON.stringify(offer)).not.toMatch(/\b(the|your|Limit|Deductible|Included|insurer)\b|\$/)
  }
})

test('a shop that wants a professional’s policy too is out of appetite for it, and gets the rest (I4, Q7)', async () => {
  const rosa = browser(host)
  const { quote } = await fillCountry(rosa, site, spain, { ...shop, insurance_types: pickTypes(spain, 'rc', 'rcp_es') })
  expect(quote.appetite.rcp_es.es_puerto_claro).toBe('out')
  const submitReply = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect(submitReply.status).toBe(200)
  const offers = await offersOf(rosa, quote.uuid)
  expect(offers.some(({ line, premium }) => line === 'rc' && premium)).toBe(true)
})

test('the limit per victim is at most the whole limit (I4, V2)', async () => {
  const rosa = browser(host)
  const { quote } = await fillCountry(rosa, site, spain, { ...shop, insurance_types: pickTypes(spain, 'rc') })
  const saveLimits = async (limit: string, victim_limit: string) => {
    const rc = { ...quote.rc, limit, victim_limit }
    const { body } = await rosa.save(quote, '/dynamic-questions/rc/edit/0', { rc })
    return (body.errors ?? []).map(({ field }: { field: string }) => field)
  }
  expect(await saveLimits('150000', '600000')).toEqual(['rc.victim_limit'])
  expect(await saveLimits('600000', '600000')).toEqual([])
})

test('a wrong postal code, phone or tax number is refused at its field (I4, V2)', async () => {
  const rosa = browser(host)
  const quote = await rosa.begin()
  const refusalOf = async (of: typeof quote, step: string, answers: object) =>
    (await rosa.save(of, step, answers)).body.errors?.map(({ field }: { field: string }) => field) ?? []
  const { class_code_ref, business_type } = shop
  expect(await refusalOf(quote, '/', { class_code_ref, business_type, zip_code: '99999' })).toContain('zip_code')
  const { body, status } = await rosa.save(quote, '/', { class_code_ref, business_type, zip_code: '28013' })
  expect(status).toBe(200)
  expect(await refusalOf(body.data, '/other-info', { employer_id: 'B12345675' })).toContain('employer_id')
  expect(await refusalOf(body.data, '/other-info', { employer_id: 'B12345674' })).not.toContain('employer_id')
  expect(await refusalOf(body.data, '/contact', { contact_phone: '412345678' })).toContain('contact_phone')
  expect(await refusalOf(body.data, '/contact', { contact_phone: '612345678' })).not.toContain('contact_phone')
})
