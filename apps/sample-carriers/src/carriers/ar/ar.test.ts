import { readFileSync } from 'node:fs'
import { appetiteFor as outlookFor } from '@coverwright/catalogue/carriers/appetite'
import { argentina } from '@coverwright/catalogue/countries/ar/country'
import { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { CarrierClass } from '@coverwright/contract/carrier-contract/business-class'
import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { appetiteFor } from '../../rating/appetite.ts'
import { offer } from '../../rating/offer.ts'
import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { today } from '../../testing/requests.ts'
import { fieldsOf, unusedQuestions } from '../../testing/unused-questions.ts'
import { jarilla } from './jarilla/carrier.ts'
import { lapacho } from './lapacho/carrier.ts'

const insurers: readonly SampleCarrier[] = [jarilla, lapacho]
const pairs = insurers.flatMap((insurer) => Object.keys(insurer.lines).map((line) => [insurer.id, line] as const))
const insurerOf = (id: string) => insurers.find((each) => each.id === id) ?? jarilla

const file = new URL(import.meta.resolve('@coverwright/catalogue/countries/ar/activities.json'))
const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
const classes = (Array.isArray(read) ? read : []).map(({ ref, naics6, industry, traits, hazard }) =>
  Value.Parse(CarrierClass, { class_code_ref: ref, naics6, industry, traits, hazard }),
)
const classOf = (ref: string) => classes.find((each) => each.class_code_ref === ref)

it('the catalogue foretells what each insurer of Argentina says (Q7, I4)', () => {
  const wrong = argentina.carriers.flatMap(({ id, lines }) =>
    lines.flatMap((line) =>
      classes.flatMap((each) =>
        argentina.regions.flatMap(({ code: state }) => {
          const { outlook } = outlookFor(line, each, state, today)
          const { outcome } = appetiteFor(insurerOf(id), { line: line.line, class: each, state }, today)
          return outlook === outcome
            ? []
            : [`${id} ${line.line} ${each.class_code_ref} ${state}: ${outlook}, ${outcome}`]
        }),
      ),
    ),
  )
  expect(classes.length).toBeGreaterThan(60)
  expect(wrong).toEqual([])
})

const item = { id: 'a', kind: 'other', model: 'X', year: 2024, value: 4_000_000 }
const details = {
  ic: {
    tenure: 'tenant',
    area_m2: 60,
    walls: 'masonry',
    roof: 'slab',
    alarm: 'local',
    grilles: 'Yes',
    extinguishers: 'Yes',
    neighbors: ['none'],
    flammables: 'No',
    contents: 30_000_000,
    theft_share: '40',
    glass: 1_000_000,
    limit: '50000000',
    adjustment: '40',
    deductible: '200000',
  },
  rc: { where: 'both', public: 10, tasks: ['none'], limit: '100000000', deductible: '500000', extensions: ['fire'] },
  art: { workers: 5, monthly_wages: 6_000_000, office_workers: 1, debt: 'No', tasks: ['none'], accidents: 0 },
  stfijo: { items: [item], floor: 'ground', power: 'Yes', maintenance: 'Yes', deductible: '250000' },
  stmov: { items: [item], territory: 'argentina', left_in_vehicles: 'No', rented: 'No', deductible: '250000' },
  stcontr: {
    items: [{ ...item, value: 90_000_000 }],
    sites: ['urban'],
    licensed: 'Yes',
    night: 'fenced',
    rented: 'No',
    liability: 'Yes',
    limit: '50000000',
    deductible: '2500000',
  },
  aa: {
    vehicles: [{ id: 'v', kind: 'van', plate: 'AB123CD', model: 'X', year: 2022, value: 25_000_000, gas: 'No' }],
    use: 'own',
    licences: 'Yes',
    tracking: 'none',
    garage: 'closed',
    cover: 'full',
    deductible: '1000000',
  },
  sa: { people: 3, oldest: 45, tasks: ['none'], hours: 'work', limit: '20000000', medical: '2000000', deductible: '0' },
}

type Change = { readonly revenue?: number; readonly ref?: string; readonly details?: object; readonly state?: string }

/** A clothing shop in Buenos Aires. */
const request = (line: string, change: Change = {}): QuoteRequest =>
  Value.Parse(QuoteRequest, {
    request_id: 'r1',
    line,
    class: classOf(change.ref ?? 'AR-458110A'),
    business: {
      company_name: 'Hilo Sur SRL',
      business_type: 'srl',
      zip_code: '1425',
      state: change.state ?? 'AR-C',
      annual_revenue: change.revenue ?? 240_000_000,
      annual_payroll: 78_000_000,
      fulltime_employees: 5,
      years_business_started: 8,
    },
    coverage: { effective_date: '2026-12-15', current_insurance: 'Yes' },
    claims: { any: 'No', list: [] },
    uw_questions:
      line === 'ic'
        ? [
            { id: 'goods', answer: 'clothes' },
            { id: 'wiring', answer: 'Yes' },
            { id: 'water', answer: 'No' },
          ]
        : [],
    details: { ...details, ...change.details },
  })

const answerOf = (id: string, quoteRequest: QuoteRequest): CarrierQuote => {
  const insurer = insurerOf(id)
  const line = insurer.lines[quoteRequest.line]
  if (!line) throw new Error(`${id} does not write ${quoteRequest.line}`)
  return Value.Parse(CarrierQuote, offer(insurer, line, quoteRequest, 'q1', today))
}

const priceOf = (id: string, quoteRequest: QuoteRequest): number => {
  const { premium } = { premium: undefined, ...answerOf(id, quoteRequest) }
  return premium ? premium.amount / 100 : 0
}

it.each(pairs)('%s %s: a firm price in pesos that a small business would be told (I4)', (id, line) => {
  const quote = answerOf(id, request(line))
  expect(quote).toMatchObject({ status: 'quoted', kind: 'bindable', premium: { currency: 'ARS', fees_included: true } })
  const price = priceOf(id, request(line))
  expect(price).toBeGreaterThanOrEqual(30_000)
  expect(price).toBeLessThan(6_000_000)
})

const more = (line: keyof typeof details, change: object): Change => ({
  details: { [line]: { ...details[line], ...change } },
})

it('every question changes an offer (I4, Q6)', () => {
  const answersByLine: Readonly<Record<string, object>> = details
  const usual = new Map(Object.keys(answersByLine).map((line) => [line, request(line)]))
  const requestWith = (line: string, question: string, answer: unknown) => ({
    ...(usual.get(line) ?? request(line)),
    details: { [line]: { ...answersByLine[line], [question]: answer } },
  })
  const fields = fieldsOf(compileFlow(argentina.flow))
  expect(fields.length).toBeGreaterThan(80)
  expect(unusedQuestions(insurers, fields, requestWith)).toEqual([])
})

it('nobody is refused an ART where the insurer works, and none is taxed (I4, Q7)', () => {
  const refusals = argentina.carriers.flatMap(({ id }) =>
    classes
      .filter(
        (each) => appetiteFor(insurerOf(id), { line: 'art', class: each, state: 'AR-C' }, today).outcome === 'out',
      )
      .map(({ class_code_ref }) => `${id} ${class_code_ref}`),
  )
  expect(refusals).toEqual([])
  expect(answerOf('ar_jarilla', request('art', more('art', { tasks: ['asbestos'] }))).status).toBe('referred')
  // Wages of $ 6.000.000 a month, a fifth of them in an office: 1.4 % of a year’s, and the fixed sum of five people.
  const wages = 6_000_000 * 13 * 0.014 * (1 - (2 / 3) * 0.2)
  expect(priceOf('ar_jarilla', request('art'))).toBeLessThan((wages + 5 * 12 * 1400) * 1.02 * 1.1)
})

it.each([
  ['ic', more('ic', { contents: 120_000_000 })],
  ['ic', more('ic', { theft_share: '100' })],
  ['rc', { revenue: 2_400_000_000 }],
  ['rc', more('rc', { limit: '500000000' })],
  ['art', more('art', { monthly_wages: 20_000_000 })],
  ['art', { ref: 'AR-238210A' }],
  ['stfijo', more('stfijo', { items: [item, item, item] })],
  ['stmov', more('stmov', { territory: 'world' })],
  ['stcontr', more('stcontr', { limit: '200000000' })],
  ['aa', more('aa', { vehicles: [...details.aa.vehicles, ...details.aa.vehicles] })],
  ['sa', more('sa', { people: 30 })],
  ['sa', more('sa', { limit: '80000000' })],
] as const)('%s costs more with more at stake (I4)', (line, change) => {
  for (const [id] of pairs.filter((pair) => pair[1] === line)) {
    expect(priceOf(id, request(line, change))).toBeGreaterThan(priceOf(id, request(line)))
  }
})

describe('what is not simply priced', () => {
  it.each([
    ['ic', more('ic', { roof: 'wood_or_thatch' }), 'declined', /madera o de paja/],
    ['ic', more('ic', { grilles: 'No' }), 'referred', /rejas/],
    ['rc', more('rc', { exports: 'usa_canada' }), 'declined', /Estados Unidos/],
    ['rc', more('rc', { height_m: 40 }), 'declined', /20 metros/],
    ['rc', { ref: 'AR-238160A' }, 'referred', /oficios de obra/],
    ['art', more('art', { since: '2026-09-01' }), 'referred', /seis meses/],
    ['ic', more('ic', { cash: 9_000_000 }), 'referred', /5 millones/],
    ['ic', { ref: 'AR-458310A' }, 'referred', /joyería/],
    ['ic', more('ic', { area_m2: 2 }), 'referred', /metro cuadrado/],
    ['stcontr', more('stcontr', { items: [{ ...item, year: 1998 }] }), 'referred', /15 años/],
    ['aa', more('aa', { vehicles: [{ ...details.aa.vehicles[0], year: 2010 }] }), 'referred', /10 años/],
    ['art', more('art', { debt: 'Yes' }), 'declined', /cuotas impagas/],
    ['art', more('art', { accidents: 4 }), 'referred', /muchos accidentes/],
    ['stmov', more('stmov', { drones_registered: 'Not sure' }), 'referred', /registro de los drones/],
    ['stcontr', { state: 'AR-V' }, 'declined', /provincia/],
    ['stcontr', more('stcontr', { sites: ['mining'] }), 'referred', /minería/],
    ['aa', more('aa', { use: 'app' }), 'declined', /aplicaciones/],
    ['sa', more('sa', { oldest: 80 }), 'declined', /75 años/],
  ] as const)('%s says why in Spanish, %#  (I4, Q7)', (line, change, status, reason) => {
    const quote = answerOf('ar_jarilla', request(line, change))
    expect(quote.status).toBe(status)
    expect(quote.reasons.map(({ text }) => text).join(' ')).toMatch(reason)
  })
})

it('no English is left in an offer (I4)', () => {
  const texts = pairs.flatMap(([id, line]) => {
    const { coverages, highlights, reasons, ...rest } = answerOf(id, request(line))
    const step = 'next_step' in rest ? [rest.next_step?.text ?? ''] : []
    return [
      ...coverages.flatMap(({ label, offered, requested }) => [label, offered ?? '', requested ?? '']),
      ...highlights.map(({ label }) => label),
      ...reasons.map(({ text }) => text),
      ...step,
    ]
  })
  expect(texts.length).toBeGreaterThan(80)
  expect(
    texts.filter((words) => /\b(the|your|limit|deductible|included|and|for|of|choose)\b|USD|US\$/i.test(words)),
  ).toEqual([])
})
