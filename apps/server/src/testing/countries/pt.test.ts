import { portugal } from '@coverwright/catalogue/countries/pt/country'
import { afterAll, expect, test } from 'vitest'
import site from '../../../../../sites/portugal.json' with { type: 'json' }
import { fillCountry, pickTypes } from '../fill-country.ts'
import { offersOf } from '../offers-of.ts'
import { createTestApp } from '../test-app.ts'
import { portugueseShop as shop } from './businesses.ts'

const { browser, work } = await createTestApp()
afterAll(await work())
const [host = ''] = site.hosts
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

test('a shop in Lisbon goes from the first page to offers of both insurers, in Portuguese and euros (I4)', async () => {
  const rita = browser(host)
  const { quote, pages } = await fillCountry(rita, site, portugal, shop)
  expect(quote.state).toBe('PT-11')
  expect(quote.contact_phone).toBe('+351912345678')
  expect(pages).toEqual(
    expect.arrayContaining([
      '/dynamic-questions/at/edit/4',
      '/dynamic-questions/rc/edit/3',
      '/rc/pc/uw-questions/edit/0',
      '/dynamic-questions/mr/edit/4',
      '/dynamic-questions/ciber/edit/2',
    ]),
  )
  const submitReply = await rita.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect([submitReply.status, submitReply.body.errors]).toEqual([200, undefined])
  const pricedOffers = (await offersOf(rita, quote.uuid)).filter(({ premium }) => premium)
  const offerNames = pricedOffers.map(({ carrier, line }) => `${carrier} ${line}`).toSorted()
  const insurers = ['pt_cais_novo', 'pt_penha_clara']
  expect(offerNames).toEqual(
    insurers.flatMap((insurer) => ['at', 'ciber', 'mr', 'rc'].map((line) => `${insurer} ${line}`)),
  )
  for (const offer of pricedOffers) {
    expect(offer.premium?.currency).toBe('EUR')
    expect(offer.premium?.amount).toBeGreaterThan(9000)
    expect(JSON.stringify(offer)).not.toMatch(/\b(the|your|Limit|Deductible|Included|insurer)\b|\$/)
  }
})

test('one insurer refers a clinic’s professional liability and the other refuses it, before anything is asked (I4, Q7)', async () => {
  const rita = browser(host)
  const clinic = { ...shop, class_code_ref: 'PT-621340A', insurance_types: pickTypes(portugal, 'rcp') }
  const { quote } = await fillCountry(rita, site, portugal, clinic)
  expect(quote.appetite.rcp).toMatchObject({ pt_penha_clara: 'refer', pt_cais_novo: 'out' })
})

test('a wrong postal code, legal form, phone or tax number is refused at its field (I4, V2)', async () => {
  const rita = browser(host)
  const quote = await rita.begin()
  const refusalOf = async (of: typeof quote, step: string, answers: object) =>
    (await rita.save(of, step, answers)).body.errors?.map(({ field }: { field: string }) => field) ?? []
  const { class_code_ref, business_type } = shop
  expect(await refusalOf(quote, '/', { class_code_ref, business_type, zip_code: '1200' })).toEqual(['zip_code'])
  const form = { class_code_ref, business_type: 'llc', zip_code: '1200-195' }
  expect(await refusalOf(quote, '/', form)).toEqual(['business_type'])
  const { body, status } = await rita.save(quote, '/', { class_code_ref, business_type, zip_code: '1200195' })
  expect([status, body.data.zip_code, body.data.state]).toEqual([200, '1200-195', 'PT-11'])
  expect(await refusalOf(body.data, '/other-info', { employer_id: '501964842' })).toContain('employer_id')
  expect(await refusalOf(body.data, '/other-info', { employer_id: '501964843' })).not.toContain('employer_id')
  expect(await refusalOf(body.data, '/contact', { contact_phone: '112 345 678' })).toContain('contact_phone')
  expect(await refusalOf(body.data, '/contact', { contact_phone: '912 345 678' })).not.toContain('contact_phone')
})
