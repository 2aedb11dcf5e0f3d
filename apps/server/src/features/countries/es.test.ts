import { readFileSync } from 'node:fs'
import { spain } from '@coverwright/catalogue/countries/es/country'
import { afterAll, expect, test, vi } from 'vitest'
import site from '../../../../../sites/spain.json' with { type: 'json' }
import type { Browser } from '../../testing/browser.ts'
import { fillCountry, picked } from '../../testing/fill-country.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createActivitySearch } from '../reference/activity-search.ts'

const { browser, work } = await createTestApp()
afterAll(await work())
const [host = ''] = site.hosts
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

/** A clothing shop in Madrid with two employees: both insurers want it. */
const shop = {
  class_code_ref: 'ES-458110A',
  zip_code: '28013',
  business_type: 'sl',
  company_name: 'Hilo Fino SL',
  years_business_started: 2015,
  annual_revenue: 320_000,
  annual_payroll: 60_000,
  fulltime_employees: 2,
  parttime_employees: 1,
  business_description: 'Vendemos ropa de mujer en una tienda a pie de calle.',
  employer_id: 'B12345674',
  contact_first_name: 'Rosa',
  contact_last_name: 'Lindo Prieto',
  contact_email: 'rosa@hilofino.example',
  contact_phone: '+34612345678',
  mailing_address: { street: 'Calle Mayor 12', zip_code: '28013', city: 'Madrid' },
  insurance_types: picked(spain, ...spain.types.map(({ line }) => line)),
  rc: { limit: '300000', premises: 'rent', licence: 'Yes', work_away: 0 },
  multirriesgo: {
    at_address: 'Yes',
    tenure: 'tenant',
    contents: 40_000,
    stock: 25_000,
    water: 'No',
    extinguishers: 'serviced',
  },
  sa_es: {
    obliged: 'Yes',
    agreement: 'Comercio textil de Madrid',
    death: 30_000,
    absolute: 30_000,
    office: 3,
    manual: 0,
    drivers: 0,
  },
  ciber: { backups: 'offline', remote: 'no', second_step: 'Yes' },
}

async function offersOf(who: Browser, uuid: string) {
  return await vi.waitFor(
    async () => {
      const { data } = (await who.get(`quote/uuid/${uuid}`)).body
      expect(data.processed).toBe(true)
      return data.offers
    },
    { timeout: 20_000, interval: 50 },
  )
}

test('a shop in Madrid goes from the first page to offers of both insurers, in Spanish and euros (I4)', async () => {
  const rosa = browser(host)
  const { quote, pages } = await fillCountry(rosa, site, spain, shop)
  expect(quote.state).toBe('ES-M')
  expect(pages).toContain('/dynamic-questions/rc/edit/4')
  expect(pages).toContain('/rc/encinar/uw-questions/edit/0')
  expect(pages).toContain('/dynamic-questions/ciber/edit/2')
  const sent = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect([sent.status, sent.body.errors]).toEqual([200, undefined])
  const offers = await offersOf(rosa, quote.uuid)
  const priced = offers.filter(({ premium }: { premium?: object }) => premium)
  expect(new Set(priced.map(({ carrier }: { carrier: string }) => carrier)).size).toBe(2)
  const currencies = priced.map(({ premium }: { premium: { currency: string } }) => premium.currency)
  expect(new Set(currencies)).toEqual(new Set(['EUR']))
  const rc = priced.filter(({ line }: { line: string }) => line === 'rc')
  expect(rc.length).toBe(2)
  for (const offer of priced) {
    expect(offer.premium.amount).toBeGreaterThan(4000)
    expect(JSON.stringify(offer)).not.toMatch(/\b(the|your|Limit|Deductible|Included|insurer)\b|\$/)
  }
})

test('a shop that wants a professional’s policy too is out of appetite for it, and gets the rest (I4, Q7)', async () => {
  const rosa = browser(host)
  const { quote } = await fillCountry(rosa, site, spain, { ...shop, insurance_types: picked(spain, 'rc', 'rcp_es') })
  expect(quote.appetite.rcp_es.es_puerto_claro).toBe('out')
  const sent = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect(sent.status).toBe(200)
  const offers = await offersOf(rosa, quote.uuid)
  expect(offers.some(({ line, premium }: { line: string; premium?: object }) => line === 'rc' && premium)).toBe(true)
})

test('a wrong postal code, phone or tax number is refused at its field (I4, V2)', async () => {
  const rosa = browser(host)
  const quote = await rosa.begin()
  const refused = async (of: typeof quote, step: string, answers: object) =>
    (await rosa.save(of, step, answers)).body.errors?.map(({ field }: { field: string }) => field)
  const { class_code_ref, business_type } = shop
  expect(await refused(quote, '/', { class_code_ref, business_type, zip_code: '99999' })).toContain('zip_code')
  const { body, status } = await rosa.save(quote, '/', { class_code_ref, business_type, zip_code: '28013' })
  expect(status).toBe(200)
  expect(await refused(body.data, '/other-info', { employer_id: 'B12345675' })).toContain('employer_id')
  expect(await refused(body.data, '/other-info', { employer_id: 'B12345674' })).not.toContain('employer_id')
  expect(await refused(body.data, '/contact', { contact_phone: '412345678' })).toContain('contact_phone')
  expect(await refused(body.data, '/contact', { contact_phone: '612345678' })).not.toContain('contact_phone')
})

const rows = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@coverwright/catalogue/countries/es/activities.json')), 'utf8'),
)
const search = createActivitySearch(rows)

test('every activity is found by its name and by each word people use for it (I4)', () => {
  const missed = rows.flatMap(({ ref, name, terms }: { ref: string; name: string; terms: string[] }) =>
    [name, ...terms].filter((words) => !search(words).some((hit) => hit.class_code_ref === ref)),
  )
  expect(missed).toEqual([])
})

test.each([
  ['peluqueria', 'Peluquería'],
  ['electricista', 'Electricista'],
  ['dentista', 'Clínica dental'],
  ['bar de tapas', 'Bar y cafetería'],
  ['panaderia', 'Panadería y pastelería con obrador'],
  ['gestor', 'Gestoría y asesoría fiscal'],
])('“%s” finds %s first (I4)', (words, name) => {
  expect(search(words)[0]).toMatchObject({ class_code_description: name })
})
