import { france } from '@coverwright/catalogue/countries/fr/country'
import { afterAll, expect, test } from 'vitest'
import site from '../../../../../sites/france.json' with { type: 'json' }
import { fillCountry, pickTypes } from '../fill-country.ts'
import { offersOf } from '../offers-of.ts'
import { createTestApp } from '../test-app.ts'

const { browser, work } = await createTestApp()
afterAll(await work())
const [host = ''] = site.hosts
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

/** A house painter in Lyon with one employee. */
const painter = {
  class_code_ref: 'FR-238320A',
  zip_code: '69003',
  business_type: 'sarl',
  company_name: 'Peinture Lumière SARL',
  years_business_started: 2014,
  annual_revenue: 140_000,
  annual_payroll: 32_000,
  fulltime_employees: 1,
  parttime_employees: 0,
  business_description: 'Peinture intérieure de logements occupés, sans façade ni plomb.',
  employer_id: '73282932000074',
  contact_first_name: 'Nadia',
  contact_last_name: 'Brossard',
  contact_email: 'nadia@peinturelumiere.example',
  contact_phone: '+33639980148',
  mailing_address: { street: '12 rue de la Part-Dieu', zip_code: '69003', city: 'Lyon' },
  insurance_types: pickTypes(france, 'rc', 'dec', 'mrp', 'cl', 'do'),
  rc: {
    activities: [{ id: 'a', name: 'Peinture intérieure', share: 100 }],
    abroad: ['none'],
    subcontracted_share: 0,
    known_facts: 'No',
    limit: '500000',
    deductible: '750',
  },
  dec: {
    trades: [{ id: 'a', trade: 'painting', share: 100 }],
    qualified: ['diploma'],
    unusual: 'No',
    largest_contract: 30_000,
    largest_site: 300_000,
    new_share: 20,
    given: 0,
    received: 0,
    insured_before: 'No',
    uninsured_work: 'No',
    disputes: 'No',
    extras: ['fixtures'],
  },
  mrp: { same_address: 'Yes', occupancy: 'tenant', construction: 'solid', theft: ['shutter'], natural_events: 'No' },
  cyber: { mfa_email: 'Yes', mfa_remote: 'no_access', backups: 'Yes', backups_apart: 'Yes', edr: 'Yes', updates: '14' },
  directors_and_officers: { equity: 'positive', debts_late: ['none'], proceedings: ['none'], circumstances: 'No' },
  claims: { any: 'No', cancelled: 'No' },
}

/** A driver in Paris who works by platforms, alone. */
const driver = {
  ...painter,
  class_code_ref: 'FR-485320A',
  zip_code: '75011',
  business_type: 'sasu',
  company_name: 'Route Douce SASU',
  business_description: 'Chauffeur VTC à Paris et dans les aéroports.',
  insurance_types: pickTypes(france, 'rcp_uber_fr'),
  rcp_uber_fr: {
    status: 'owner_driver',
    has_card: 'Yes',
    card_number: '07525000148',
    card_expiry: '2029-05-31',
    registered: 'under_way',
    platforms: ['uber', 'bolt'],
    services: ['rides', 'airports'],
    vehicles: [{ id: 'a', model: 'Toyota Camry', year: 2024, energy: 'hybrid', held: 'leased' }],
    kilometres: 45_000,
    area: ['paris'],
    motor_insured: 'yes',
    bonus: '75',
    licence_year: 2009,
    suspended: 'No',
    complaints: 'No',
    limit: '3000000',
    extras: ['luggage'],
  },
}

async function sentBy(business: object) {
  const visitor = browser(host)
  const { quote, pages } = await fillCountry(visitor, site, france, { ...business })
  const submitReply = await visitor.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect([submitReply.status, submitReply.body.errors]).toEqual([200, undefined])
  const offers = await offersOf(visitor, quote.uuid)
  return { quote, pages, offers, priced: offers.filter(({ premium }) => premium) }
}

test('a painter in Lyon goes from the first page to offers of both insurers, in French and euros (I4)', async () => {
  const { quote, pages, priced } = await sentBy(painter)
  expect(quote.state).toBe('FR-69')
  expect(pages).toEqual(
    expect.arrayContaining(['/rc/tc/uw-questions/edit/0', '/dec/works', '/mrp/insured', '/cl/data']),
  )
  const texts = [...JSON.stringify(quote.question_sets).matchAll(/"(?:label|help|topic)":"([^"]*)"/g)].map(
    ([, text]) => text,
  )
  expect(texts).not.toEqual([])
  expect(texts.join('\n'), 'what insurers ask is French').not.toMatch(/\b(the|your|and|with|Not sure)\b|\$/)
  const lineCarriers = priced.map(({ line, carrier }) => `${line} ${carrier}`)
  expect(lineCarriers.toSorted()).toEqual(
    ['rc', 'dec', 'mrp', 'cl']
      .flatMap((line) => [`${line} fr_ardelune`, `${line} fr_clochers`])
      .concat('do fr_ardelune')
      .toSorted(),
  )
  for (const offer of priced) {
    expect(offer.premium).toMatchObject({ currency: 'EUR' })
    expect(offer.premium?.amount).toBeGreaterThan(10_000)
    expect(JSON.stringify(offer)).not.toMatch(/\b(the|your|Limit|Deductible|Included|insurer)\b|\$/)
  }
})

test('a driver in Paris gets the insurance that Uber requires from two insurers (F4, I4)', async () => {
  const { quote, pages, priced } = await sentBy(driver)
  expect(quote.state).toBe('FR-75')
  expect(pages).toEqual(expect.arrayContaining(['/rcp-uber-fr/driver', '/rcp-uber-fr/rides', '/rcp-uber-fr/cover']))
  expect(priced.map(({ line, carrier }) => `${line} ${carrier}`).toSorted()).toEqual([
    'rcp_uber_fr fr_ardelune',
    'rcp_uber_fr fr_clochers',
  ])
})

test('a trade’s compulsory insurance is recommended first, and to a shop what it depends on (F4)', async () => {
  const recommendedFor = async (business: object) => {
    const { quote } = await fillCountry(browser(host), site, france, {
      ...business,
      insurance_types: pickTypes(france, 'cl'),
    })
    const [first] = quote.recommended_coverages
    return `${first.line}, ${first.reason}`
  }
  expect(await recommendedFor(driver)).toBe('rcp_uber_fr, drives')
  expect(await recommendedFor(painter)).toBe('dec, builds')
  expect(await recommendedFor({ ...painter, class_code_ref: 'FR-541310A' })).toBe('dec, builds')
  expect(await recommendedFor({ ...painter, class_code_ref: 'FR-621399A' })).toBe('rc, regulated')
  expect(await recommendedFor({ ...painter, class_code_ref: 'FR-458110A' })).toBe('mrp, premises')
})

test('a shop cannot have the drivers’ insurance: both insurers say so before anything is asked (Q7)', async () => {
  const shop = { ...painter, class_code_ref: 'FR-458110A', insurance_types: pickTypes(france, 'rc', 'rcp_uber_fr') }
  const { quote } = await fillCountry(browser(host), site, france, { ...shop, rcp_uber_fr: driver.rcp_uber_fr })
  expect(quote.appetite.rcp_uber_fr).toEqual({ fr_clochers: 'out', fr_ardelune: 'out' })
})

test('a wrong postal code, phone or SIRET is refused at its field (I4, V2)', async () => {
  const visitor = browser(host)
  const { quote } = await fillCountry(visitor, site, france, driver)
  const { class_code_ref, business_type, zip_code, contact_first_name, contact_last_name, contact_email } = driver
  const refusalOf = async (step: string, answers: object) => {
    const { body } = await visitor.save(quote, step, answers)
    return body.errors?.map(({ field }: { field: string }) => field)
  }
  const business = { class_code_ref, business_type }
  expect(await refusalOf('/', { ...business, zip_code: '7501' })).toEqual(['zip_code'])
  expect(await refusalOf('/', { ...business, zip_code: '98000' })).toEqual(['zip_code'])
  expect((await visitor.save(quote, '/', { ...business, zip_code })).status).toBe(200)
  const { business_description } = driver
  expect(await refusalOf('/other-info', { business_description, employer_id: '73282932000075' })).toEqual([
    'employer_id',
  ])
  const { mailing_address } = driver
  const person = { contact_first_name, contact_last_name, contact_email, mailing_address }
  expect(await refusalOf('/contact', { ...person, contact_phone: '0012' })).toEqual(['contact_phone'])
  const saveReply = await visitor.save(quote, '/contact', { ...person, contact_phone: '06 39 98 01 48' })
  expect([saveReply.status, saveReply.body.data?.contact_phone]).toEqual([200, '+33639980148'])
})
