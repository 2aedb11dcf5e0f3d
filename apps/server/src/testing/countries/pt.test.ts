import { portugal } from '@coverwright/catalogue/countries/pt/country'
import { afterAll, expect, test } from 'vitest'
import site from '../../../../../sites/portugal.json' with { type: 'json' }
import { fillCountry, pickTypes } from '../fill-country.ts'
import { offersOf } from '../offers-of.ts'
import { createTestApp } from '../test-app.ts'

const { browser, work } = await createTestApp()
afterAll(await work())
const [host = ''] = site.hosts
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

/** A clothing shop in Lisbon with two employees, in appetite for both insurers. */
const shop = {
  class_code_ref: 'PT-458110A',
  zip_code: '1200-195',
  business_type: 'lda',
  company_name: 'Linho e Lã, Lda.',
  years_business_started: 2015,
  annual_revenue: 240_000,
  annual_payroll: 45_000,
  fulltime_employees: 2,
  parttime_employees: 1,
  business_description: 'Vendemos roupa de senhora numa loja de rua.',
  employer_id: '501964843',
  contact_first_name: 'Rita',
  contact_last_name: 'Lopes',
  contact_email: 'rita@linhoela.example',
  contact_phone: '912 345 678',
  mailing_address: { street: 'Rua da Rosa 12', zip_code: '1200-195', city: 'Lisboa' },
  insurance_types: pickTypes(portugal, 'at', 'rc', 'mr', 'ciber'),
  at: {
    who: ['employees'],
    abroad: 'No',
    office_people: 1,
    office_payroll: 15_000,
    manual_people: 2,
    manual_payroll: 30_000,
    hazards: ['none'],
    safety_service: 'external',
    medical_exams: 'Yes',
    fined: 'No',
    accidents: 0,
    cancelled: 'No',
  },
  rc: { limit: '250000', products: 'Yes', imports: 'No', exports: 'no', away: 'No', subcontracts: 'No' },
  mr: {
    postal_code: '1200-195',
    tenure: 'rent',
    fittings: 15_000,
    contents: 30_000,
    stock: 25_000,
    area: 90,
    year: 1985,
    construction: 'concrete',
    water: 'No',
    covers: ['theft', 'glass'],
    cash: 1000,
    extinguishers: 'Yes',
    electrics: 'Yes',
    flammables: 'No',
    empty: 'No',
  },
  ciber: { mfa: 'Yes', backups: 'daily', backups_apart: 'Yes', updates: 'Yes', incidents: 'No', privacy: 'Yes' },
}

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
