import { unitedKingdom } from '@coverwright/catalogue/countries/gb/country'
import { afterAll, expect, test } from 'vitest'
import site from '../../../../../sites/uk.json' with { type: 'json' }
import { fillCountry, pickTypes } from '../fill-country.ts'
import { offersOf } from '../offers-of.ts'
import { createTestApp } from '../test-app.ts'
import { britishShop as shop } from './businesses.ts'

const { browser, work } = await createTestApp()
afterAll(await work())
const [host = ''] = site.hosts
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

test('a shop in London goes from the first page to offers of both insurers, in pounds (I4)', async () => {
  const rita = browser(host)
  const { quote, pages } = await fillCountry(rita, site, unitedKingdom, shop)
  expect(quote.state).toBe('GB-LDN')
  expect(quote.contact_phone).toBe('+442079460123')
  expect(quote.aon_uk_metadata).toEqual({ packages_selected: ['shop'] })
  expect(pages).toEqual(
    expect.arrayContaining([
      '/packages',
      '/dynamic-questions/gb_conduct/edit/0',
      '/dynamic-questions/gb_pl/edit/3',
      '/gb_pl/we/uw-questions/edit/0',
      '/dynamic-questions/gb_el/edit/3',
      '/dynamic-questions/gb_prop/edit/3',
      '/dynamic-questions/gb_cyber/edit/2',
    ]),
  )
  const submitReply = await rita.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect([submitReply.status, submitReply.body.errors]).toEqual([200, undefined])
  const pricedOffers = (await offersOf(rita, quote.uuid)).filter(({ premium }) => premium)
  const offerNames = pricedOffers.map(({ carrier, line }) => `${carrier} ${line}`).toSorted()
  const lines = ['gb_cyber', 'gb_el', 'gb_pl', 'gb_prop']
  expect(offerNames).toEqual(
    ['gb_cairnmuir', 'gb_wharfedge'].flatMap((insurer) => lines.map((line) => `${insurer} ${line}`)),
  )
  for (const offer of pricedOffers) {
    expect(offer.premium?.currency).toBe('GBP')
    expect(offer.premium?.amount).toBeGreaterThan(5000)
    const isPackaged = offer.line !== 'gb_cyber'
    expect([offer.line, JSON.stringify(offer).includes('part of a package')]).toEqual([offer.line, isPackaged])
  }
})

test('one insurer refers a clinic’s professional liability and the other refuses it, before anything is asked (I4, Q7)', async () => {
  const rita = browser(host)
  const clinic = {
    ...shop,
    class_code_ref: 'GB-621340A',
    insurance_types: pickTypes(unitedKingdom, 'gb_pi', 'gb_cyber'),
    aon_uk_metadata: { packages_selected: ['professional'] },
  }
  const { quote } = await fillCountry(rita, site, unitedKingdom, clinic)
  expect(quote.appetite.gb_pi).toMatchObject({ gb_wharfedge: 'refer', gb_cairnmuir: 'out' })
})

test('a package that does not fit is refused (I4, V2)', async () => {
  const rita = browser(host)
  const workers = {
    ...shop,
    insurance_types: pickTypes(unitedKingdom, 'gb_pl', 'gb_el'),
    aon_uk_metadata: { packages_selected: ['trades'] },
  }
  const { quote } = await fillCountry(rita, site, unitedKingdom, workers)
  const save = (...packages_selected: string[]) =>
    rita.save(quote, '/packages', { aon_uk_metadata: { packages_selected } })
  const { body, status } = await save('shop')
  expect([status, body.errors?.[0]?.field]).toEqual([422, 'aon_uk_metadata.packages_selected'])
})

test('a wrong postcode, legal form, phone or tax number is refused at its field (I4, V2)', async () => {
  const rita = browser(host)
  const quote = await rita.begin()
  const refusalOf = async (of: typeof quote, step: string, answers: object) =>
    (await rita.save(of, step, answers)).body.errors?.map(({ field }: { field: string }) => field) ?? []
  const { class_code_ref, business_type } = shop
  for (const zip_code of ['E1', 'JE2 3AA']) {
    expect(await refusalOf(quote, '/', { class_code_ref, business_type, zip_code })).toEqual(['zip_code'])
  }
  const form = { class_code_ref, business_type: 'llc', zip_code: 'E1 6AN' }
  expect(await refusalOf(quote, '/', form)).toEqual(['business_type'])
  const { body, status } = await rita.save(quote, '/', { class_code_ref, business_type, zip_code: 'e16an' })
  expect([status, body.data.zip_code, body.data.state]).toEqual([200, 'E1 6AN', 'GB-LDN'])
  expect(await refusalOf(body.data, '/other-info', { employer_id: '112345678' })).toContain('employer_id')
  expect(await refusalOf(body.data, '/other-info', { employer_id: '1123456789' })).not.toContain('employer_id')
  expect(await refusalOf(body.data, '/contact', { contact_phone: '0123' })).toContain('contact_phone')
  expect(await refusalOf(body.data, '/contact', { contact_phone: '020 7946 0123' })).not.toContain('contact_phone')
})
