import { argentina } from '@coverwright/catalogue/countries/ar/country'
import { afterAll, expect, test } from 'vitest'
import site from '../../../../../sites/argentina.json' with { type: 'json' }
import { fillCountry, pickTypes } from '../fill-country.ts'
import { offersOf } from '../offers-of.ts'
import { createTestApp } from '../test-app.ts'
import { argentineShop as shop } from './businesses.ts'

const { browser, work } = await createTestApp()
afterAll(await work())
const [host = ''] = site.hosts
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

test('a shop in Buenos Aires goes from the first page to offers of both insurers, in Spanish and pesos (I4)', async () => {
  const martina = browser(host)
  const { quote, pages } = await fillCountry(martina, site, argentina, shop)
  expect(quote.state).toBe('AR-C')
  // Of several possible spellings one is stored.
  expect(quote.contact_phone).toBe('+5491155550142')
  expect(quote.mailing_address.zip_code).toBe('C1414ABC')
  for (const { line } of argentina.types) expect(pages.some((path) => path.startsWith(`/${line}/`))).toBe(true)
  expect(pages).toContain('/ic/j/uw-questions/edit/0')
  const submitReply = await martina.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect([submitReply.status, submitReply.body.errors]).toEqual([200, undefined])
  const offers = await offersOf(martina, quote.uuid)
  const pricedOffers = offers.filter(({ premium }) => premium)
  expect(new Set(pricedOffers.map(({ carrier }) => carrier)).size).toBe(2)
  expect(new Set(pricedOffers.map(({ line }) => line)).size).toBe(argentina.types.length)
  for (const offer of pricedOffers) {
    expect(offer.premium?.currency).toBe('ARS')
    expect(offer.premium?.amount).toBeGreaterThan(3_000_000)
    expect(JSON.stringify(offer)).not.toMatch(/\b(the|your|Limit|Deductible|Included|insurer)\b/)
  }
})

test('a vehicle has a value only if its own damage is insured, and a monotributista has stated its VAT position (I4)', async () => {
  const martina = browser(host)
  const fillWith = async (cover: string) =>
    (
      await fillCountry(martina, site, argentina, {
        ...shop,
        business_type: 'monotributista',
        additional: {},
        insurance_types: pickTypes(argentina, 'aa'),
        aa: { ...shop.aa, cover },
      })
    ).quote
  const full = await fillWith('full')
  expect(full.aa.vehicles[0].value).toBeGreaterThan(199_999)
  expect(full.additional?.iva_condition).toBeUndefined()
  const liability = await fillWith('liability')
  expect(liability.aa.vehicles[0].value).toBeUndefined()
  const submitReply = await martina.patch(`quote/${liability._id}/finish_form`, { attestation })
  expect([submitReply.status, submitReply.body.errors]).toEqual([200, undefined])
  expect((await offersOf(martina, liability.uuid)).every(({ premium }) => premium)).toBe(true)
})

test('a restaurant in Santa Cruz is outside the center insurer’s appetite, and the other refers it (I4, Q7)', async () => {
  const martina = browser(host)
  const { quote } = await fillCountry(martina, site, argentina, {
    ...shop,
    class_code_ref: 'AR-722511A',
    zip_code: '9400',
    insurance_types: pickTypes(argentina, 'ic'),
  })
  expect([quote.state, quote.appetite.ic.ar_jarilla, quote.appetite.ic.ar_lapacho]).toEqual(['AR-Z', 'refer', 'out'])
})

test('a wrong postal code, phone or CUIT is refused at its field (I4, V2)', async () => {
  const martina = browser(host)
  const { class_code_ref, business_type } = shop
  const quote = await martina.begin()
  const refusalOf = async (of: typeof quote, step: string, answers: object) =>
    (await martina.save(of, step, answers)).body.errors?.map(({ field }: { field: string }) => field)
  expect(await refusalOf(quote, '/', { class_code_ref, business_type, zip_code: '425' })).toEqual(['zip_code'])
  const saveReply = await martina.save(quote, '/', { class_code_ref, business_type, zip_code: 'c1425' })
  expect([saveReply.status, saveReply.body.data.zip_code]).toEqual([200, 'C1425'])
  expect(await refusalOf(saveReply.body.data, '/other-info', { employer_id: '30-50001091-3' })).toContain('employer_id')
  expect(await refusalOf(saveReply.body.data, '/contact', { contact_phone: '4321-5678' })).toContain('contact_phone')
})
