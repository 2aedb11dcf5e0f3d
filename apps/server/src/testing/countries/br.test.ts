import { brazil } from '@coverwright/catalogue/countries/br/country'
import { afterAll, expect, test } from 'vitest'
import site from '../../../../../sites/brazil.json' with { type: 'json' }
import { fillCountry, pickTypes } from '../fill-country.ts'
import { offersOf } from '../offers-of.ts'
import { createTestApp } from '../test-app.ts'

const { browser, work } = await createTestApp()
afterAll(await work())
const [host = ''] = site.hosts
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

/** A bakery in São Paulo with three employees, in a rented shop. */
const bakery = {
  class_code_ref: 'BR-311811A',
  zip_code: '01310-100',
  business_type: 'ltda',
  company_name: 'Padaria Boa Massa Ltda.',
  years_business_started: 2015,
  annual_revenue: 960_000,
  annual_payroll: 180_000,
  fulltime_employees: 3,
  parttime_employees: 1,
  business_description: 'Pães, bolos e café da manhã em uma loja de bairro.',
  register: { cnae: '4721102' },
  employer_id: '11.222.333/0001-81',
  contact_first_name: 'Rosa',
  contact_last_name: 'Lima Prado',
  contact_email: 'rosa@boamassa.example',
  contact_phone: '(11) 91234-5678',
  mailing_address: { street: 'Avenida Paulista, 1000', zip_code: '01310-100', city: 'São Paulo' },
  insurance_types: pickTypes(brazil, ...brazil.types.map(({ line }) => line)),
  empresarial: {
    same_address: 'Yes',
    occupancy: 'tenant',
    insures_building: 'No',
    construction: 'masonry',
    fire_certificate: 'Yes',
    contents: 180_000,
    stock: 40_000,
    storage: ['none'],
    flooded: 'No',
    covers: ['theft', 'electrical'],
    theft_limit: 20_000,
    electrical_limit: 30_000,
    interruption: '3',
    fixed_costs: 25_000,
  },
  rc: {
    kinds: ['premises', 'products'],
    exports: ['none'],
    hazards: ['none'],
    subcontracted: 'none',
    known_facts: 'No',
  },
  rcp: { profession: 'consulting', known_facts: 'No' },
  ciber: { records: '1000', kinds: ['none'], mfa: 'all', backups: 'weekly_apart', provider: 'No', incidents: 'No' },
  vida: { employees: 4, partners: 2, interns: 1, average_age: 34, oldest: 58, away: 0, basis: 'uniform', sum: '30000' },
}

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
