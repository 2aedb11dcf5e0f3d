import { readFileSync } from 'node:fs'
import { appetiteFor as outlookFor } from '@coverwright/catalogue/carriers/appetite'
import { spain } from '@coverwright/catalogue/countries/es/country'
import { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { CarrierClass } from '@coverwright/contract/carrier-contract/business-class'
import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { appetiteFor } from '../../rating/appetite.ts'
import { offer } from '../../rating/offer.ts'
import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { today } from '../../testing/requests.ts'
import { fieldsOf, unusedQuestions } from '../../testing/unused-questions.ts'
import { encinarMutua } from './encinar/carrier.ts'
import { puertoClaroSeguros } from './puerto-claro/carrier.ts'

const insurers: readonly SampleCarrier[] = [encinarMutua, puertoClaroSeguros]
const pairs = insurers.flatMap((insurer) => Object.keys(insurer.lines).map((line) => [insurer.id, line] as const))
const insurerOf = (id: string) => insurers.find((each) => each.id === id) ?? encinarMutua

const file = new URL(import.meta.resolve('@coverwright/catalogue/countries/es/activities.json'))
const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
const classes = (Array.isArray(read) ? read : []).map(({ ref, naics6, industry, traits, hazard }) =>
  Value.Parse(CarrierClass, { class_code_ref: ref, naics6, industry, traits, hazard }),
)
const classOf = (ref: string) => classes.find((each) => each.class_code_ref === ref)

it('the catalogue foretells what each insurer of Spain says (Q7, I4)', () => {
  const carrierLines = spain.carriers.flatMap(({ id, lines }) => lines.map(({ line }) => `${id} ${line}`))
  expect(carrierLines.toSorted()).toEqual(pairs.map(([id, line]) => `${id} ${line}`).toSorted())
  const wrong = spain.carriers.flatMap(({ id, lines }) =>
    lines.flatMap((line) =>
      classes.flatMap((each) =>
        ['ES-M', 'ES-CE', 'ES-ML', 'ES-V'].flatMap((state) => {
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

const details = {
  rc: { limit: '300000', deductible: '150', work_away: 20, height: 'none', prevention: 'outside' },
  multirriesgo: {
    contents: 40_000,
    stock: 20_000,
    theft: 'full',
    cash: '1500',
    closed_days: '30',
    daily_amount: '200',
    deductible: '150',
  },
  sa_es: { obliged: 'Yes', cause: 'work', death: 30_000, total: 30_000, office: 2, manual: 4, drivers: 0 },
  rcp_es: { limit: '300000', deductible: '600', letters: 'sometimes', abroad: 'spain', circumstances: 'No' },
  ciber: { limit: '100000', deductible: '500', people: '1000', backups: 'offline', remote: 'no', second_step: 'Yes' },
}

/** A consultant, whom every carrier insures. */
const request = (line: string, change: { revenue?: number; ref?: string; details?: object } = {}): QuoteRequest =>
  Value.Parse(QuoteRequest, {
    request_id: 'r1',
    line,
    class: classOf(change.ref ?? 'ES-541611A'),
    business: {
      company_name: 'Norte Consultores SL',
      business_type: 'sl',
      zip_code: '28013',
      state: 'ES-M',
      annual_revenue: change.revenue ?? 250_000,
      annual_payroll: 60_000,
      fulltime_employees: 3,
      years_business_started: 8,
    },
    coverage: { effective_date: '2026-12-15', current_insurance: 'Yes' },
    claims: { any: 'No', list: [] },
    uw_questions: [],
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

it.each(pairs)('%s %s: a price in euros that a small business would be told (I4)', (id, line) => {
  const price = priceOf(id, request(line))
  expect(price).toBeGreaterThanOrEqual(50)
  expect(price).toBeLessThan(1500)
  expect(answerOf(id, request(line))).toMatchObject({ premium: { currency: 'EUR', fees_included: true } })
})

it.each([
  ['rc', { revenue: 2_500_000 }],
  ['rc', { details: { rc: { ...details.rc, limit: '1000000' } } }],
  ['multirriesgo', { details: { multirriesgo: { ...details.multirriesgo, contents: 400_000 } } }],
  ['rc', { details: { rc: { ...details.rc, goods_value: 100_000 } } }],
  ['multirriesgo', { details: { multirriesgo: { ...details.multirriesgo, daily_amount: '600' } } }],
  ['sa_es', { details: { sa_es: { ...details.sa_es, manual: 40 } } }],
])('%s costs more with more at stake (I4)', (line, change) => {
  for (const { id } of insurers) expect(priceOf(id, request(line, change))).toBeGreaterThan(priceOf(id, request(line)))
})

it.each([
  ['rcp_es', { revenue: 2_500_000 }],
  ['ciber', { revenue: 2_500_000 }],
])('%s costs more with more sales (I4)', (line, change) => {
  expect(priceOf('es_puerto_claro', request(line, change))).toBeGreaterThan(priceOf('es_puerto_claro', request(line)))
})

it.each([
  ['es_puerto_claro', 'rc', { details: { rc: { ...details.rc, height: 'above_15' } } }, 'declined', /15 metros/],
  ['es_encinar', 'rc', { details: { rc: { ...details.rc, height: 'above_15' } } }, 'referred', /15 metros/],
  [
    'es_puerto_claro',
    'rc',
    { details: { rc: { ...details.rc, exports: ['usa_canada'] } } },
    'declined',
    /Estados Unidos/,
  ],
  ['es_encinar', 'rc', { ref: 'ES-238160A' }, 'referred', /más riesgo/],
  ['es_puerto_claro', 'rc', { ref: 'ES-238160A' }, 'declined', /riesgo/],
  [
    'es_puerto_claro',
    'multirriesgo',
    { details: { multirriesgo: { ...details.multirriesgo, construction: 'panel' } } },
    'declined',
    /panel/,
  ],
  [
    'es_puerto_claro',
    'ciber',
    { details: { ciber: { ...details.ciber, backups: 'no' } } },
    'declined',
    /copias de seguridad/,
  ],
  [
    'es_puerto_claro',
    'ciber',
    { details: { ciber: { ...details.ciber, second_step: 'Not sure' } } },
    'referred',
    /segundo paso/,
  ],
  ['es_puerto_claro', 'rcp_es', { ref: 'ES-484110A' }, 'declined', /asesoría/],
  ['es_encinar', 'sa_es', { details: { sa_es: { ...details.sa_es, danger: ['diving'] } } }, 'referred', /buceo/],
  ['es_encinar', 'sa_es', { details: { sa_es: { ...details.sa_es, death: 0, total: 0 } } }, 'referred', /capital/],
  ['es_encinar', 'rc', { details: { rc: { ...details.rc, export_share: 40 } } }, 'declined', /20 %/],
  ['es_puerto_claro', 'multirriesgo', { ref: 'ES-458310A' }, 'referred', /joyería/],
  [
    'es_encinar',
    'multirriesgo',
    { details: { multirriesgo: { ...details.multirriesgo, building: 30_000, square_meters: 100 } } },
    'referred',
    /500 €/,
  ],
] as const)('%s %s %j: %s, and says why in Spanish (I4, Q6)', (id, line, change, status, reason) => {
  const answer = answerOf(id, request(line, change))
  expect(answer.status).toBe(status)
  expect(answer.reasons.map(({ text }) => text).join(' ')).toMatch(reason)
})

it('an offer names what is insured, sum by sum (I4)', () => {
  const coverageLabels = (line: string, change = {}) =>
    answerOf('es_encinar', request(line, change)).coverages.map(({ label, offered }) => `${label}: ${offered}`)
  expect(coverageLabels('sa_es')).toContain('Muerte, por persona: 30.000\u00a0€')
  expect(coverageLabels('multirriesgo')).toContain('Contenido: 40.000\u00a0€')
  const withStaff = { details: { rc: { ...details.rc, victim_limit: '300000' } } }
  expect(coverageLabels('rc', withStaff)).toContain('Sublímite por víctima: 300.000\u00a0€')
  expect(coverageLabels('rc').join()).not.toContain('Sublímite')
})

it('every question changes an offer (I4, Q6)', () => {
  const answersByLine: Readonly<Record<string, object>> = {
    ...details,
    multirriesgo: { ...details.multirriesgo, building: 30_000 },
  }
  const usual = new Map(Object.keys(answersByLine).map((line) => [line, request(line)]))
  const requestWith = (line: string, question: string, answer: unknown) => ({
    ...(usual.get(line) ?? request(line)),
    details: { [line]: { ...answersByLine[line], [question]: answer } },
  })
  const fields = fieldsOf(compileFlow(spain.flow))
  expect(fields.length).toBeGreaterThan(80)
  expect(unusedQuestions(insurers, fields, requestWith)).toEqual([])
})

/** Words that show that a text is in English. */
const english = /\b(the|your|you|and|with|limit|deductible|included|insurer|sample|answer|price)\b|\$/i

it.each(pairs)('%s %s: no English is left in an offer or a question (I4)', (id, line) => {
  const insurer = insurerOf(id)
  const {
    questions,
    highlights,
    standardCovers,
    answers = [],
    appetite = [],
  } = insurer.lines[line] ??
    insurer.lines.rc ?? {
      questions: [],
      highlights: [],
      standardCovers: [],
    }
  const askedQuestions = questions.flatMap(({ questions: all }) =>
    all.flatMap(({ question, effects = [] }) => [
      question.label,
      question.topic,
      question.hint ?? '',
      question.why ?? '',
      ...(question.options ?? []).map(({ label }) => label),
      ...effects.map(({ reason }) => reason),
    ]),
  )
  const { coverages, next_step } = answerOf(id, request(line))
  const texts = [
    ...askedQuestions,
    ...highlights.map(({ label }) => label),
    ...standardCovers.flatMap(({ label, offered }) => [label, offered]),
    ...answers.flatMap(({ effects }) => effects.map(({ reason }) => reason)),
    ...appetite.map(({ reason }) => reason),
    ...insurer.guidelines.map(({ reason }) => reason),
    ...coverages.flatMap(({ label, offered = '', requested = '' }) => [label, offered, requested]),
    next_step?.text ?? '',
    insurer.name,
    insurer.underwriter,
  ]
  expect(texts.filter((words) => english.test(words))).toEqual([])
})
