import { readFileSync } from 'node:fs'
import { appetiteFor as outlookFor } from '@coverwright/catalogue/carriers/appetite'
import { brazil } from '@coverwright/catalogue/countries/br/country'
import { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { CarrierClass } from '@coverwright/contract/carrier-contract/business-class'
import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { holds } from '../../rating/answered.ts'
import { appetiteFor } from '../../rating/appetite.ts'
import { offer } from '../../rating/offer.ts'
import { questionsReply } from '../../rating/question-set.ts'
import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { today } from '../../testing/requests.ts'
import { fieldsOf, unusedQuestions } from '../../testing/unused-questions.ts'
import { abrolhos } from './abrolhos/carrier.ts'
import { aroeira } from './aroeira/carrier.ts'

const insurers: readonly SampleCarrier[] = [aroeira, abrolhos]
const pairs = insurers.flatMap((insurer) => Object.keys(insurer.lines).map((line) => [insurer.id, line] as const))
const insurerOf = (id: string) => insurers.find((each) => each.id === id) ?? aroeira

const file = new URL(import.meta.resolve('@coverwright/catalogue/countries/br/activities.json'))
const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
const classes = (Array.isArray(read) ? read : []).map(({ ref, naics6, industry, traits, hazard }) =>
  Value.Parse(CarrierClass, { class_code_ref: ref, naics6, industry, traits, hazard }),
)
const classOf = (ref: string) => classes.find((each) => each.class_code_ref === ref)

it('the catalogue foretells what each insurer of Brazil says (Q7, I4)', () => {
  const carrierLines = brazil.carriers.flatMap(({ id, lines }) => lines.map(({ line }) => `${id} ${line}`))
  expect(carrierLines.toSorted()).toEqual(pairs.map(([id, line]) => `${id} ${line}`).toSorted())
  const wrong = brazil.carriers.flatMap(({ id, lines }) =>
    lines.flatMap((line) =>
      classes.flatMap((each) =>
        ['BR-SP', 'BR-AM'].flatMap((state) => {
          const { outlook } = outlookFor(line, each, state, today)
          const { outcome } = appetiteFor(insurerOf(id), { line: line.line, class: each, state }, today)
          return outlook === outcome ? [] : [`${id} ${line.line} ${each.class_code_ref}: ${outlook}, ${outcome}`]
        }),
      ),
    ),
  )
  expect(classes.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

const details = {
  empresarial: {
    occupancy: 'tenant',
    construction: 'masonry',
    fire_certificate: 'Yes',
    fire: ['extinguishers'],
    theft: ['cameras'],
    wiring: 'Yes',
    storage: ['none'],
    flooded: 'No',
    vacant: 'No',
    contents: 120_000,
    stock: 60_000,
    covers: ['theft'],
    theft_limit: 20_000,
    interruption: '3',
    fixed_costs: 20_000,
    liability: '50000',
    deductible: '2000',
  },
  rc: { kinds: ['premises'], hazards: ['none'], limit: '500000', deductible: '2500', moral: 'No', known_facts: 'No' },
  rcp: { profession: 'consulting', people: 3, contracts: 'always', limit: '500000', deductible: '5000' },
  ciber: { records: '1000', kinds: ['none'], mfa: 'all', backups: 'weekly_apart', limit: '250000', deductible: '5000' },
  vida: { employees: 8, partners: 2, interns: 1, average_age: 34, oldest: 60, away: 0, basis: 'uniform', sum: '30000' },
}

type Change = { readonly revenue?: number; readonly ref?: string; readonly details?: object }

/** A consultant, whom every carrier insures. */
const request = (line: string, change: Change = {}): QuoteRequest =>
  Value.Parse(QuoteRequest, {
    request_id: 'r1',
    line,
    class: classOf(change.ref ?? 'BR-541611A'),
    business: {
      company_name: 'Norte Consultoria Ltda.',
      business_type: 'ltda',
      zip_code: '01310-100',
      state: 'BR-SP',
      annual_revenue: change.revenue ?? 800_000,
      annual_payroll: 200_000,
      fulltime_employees: 8,
      years_business_started: 8,
    },
    coverage: { effective_date: '2026-12-15', current_insurance: 'Yes' },
    claims: { any: 'No', list: [] },
    uw_questions: [],
    details: { ...details, ...change.details },
  })

const saying = (line: keyof typeof details, answers: object): Change => ({
  details: { [line]: { ...details[line], ...answers } },
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

it.each(pairs)('%s %s: a price in reais that a small business would be told (I4)', (id, line) => {
  const price = priceOf(id, request(line))
  expect(price).toBeGreaterThanOrEqual(360)
  expect(price).toBeLessThan(6000)
  expect(answerOf(id, request(line))).toMatchObject({ premium: { currency: 'BRL', fees_included: true } })
})

it.each([
  ['empresarial', saying('empresarial', { contents: 900_000 })],
  ['empresarial', saying('empresarial', { building: 2_000_000 })],
  ['empresarial', saying('empresarial', { interruption: '12', contents: 400_000 })],
  ['rc', { revenue: 9_000_000 }],
  ['rc', saying('rc', { kinds: ['parking'], spaces: 80 })],
  ['rcp', { revenue: 4_000_000 }],
  ['rcp', saying('rcp', { limit: '2000000' })],
  ['rcp', saying('rcp', { retroactive_date: '2018-03-01' })],
  ['ciber', { revenue: 4_000_000 }],
  ['ciber', saying('ciber', { limit: '1000000' })],
  ['vida', saying('vida', { employees: 40 })],
  ['vida', saying('vida', { sum: '100000' })],
  ['vida', saying('vida', { average_age: 55 })],
] as const)('%s costs more with more at stake: %j (I4)', (line, change) => {
  for (const { id } of insurers) expect(priceOf(id, request(line, change))).toBeGreaterThan(priceOf(id, request(line)))
})

it('lives are counted with the sum that each gets: one for all, or by salaries (I4)', () => {
  const limitTexts = (change: Change) =>
    answerOf('br_aroeira', request('vida', change)).coverages.find(({ code }) => code.includes('capital'))?.offered
  expect(limitTexts({})).toBe('R$\u00a0300.000')
  expect(limitTexts(saying('vida', { basis: 'salaries', salaries: '24', sum: undefined }))).toBe('R$\u00a0500.000')
})

it.each([
  ['br_aroeira', 'empresarial', saying('empresarial', { storage: ['fireworks'] }), 'declined', /fogos/],
  ['br_abrolhos', 'empresarial', saying('empresarial', { construction: 'metal_panels' }), 'referred', /painéis/],
  ['br_abrolhos', 'empresarial', saying('empresarial', { fire_certificate: 'Not sure' }), 'referred', /Bombeiros/],
  ['br_aroeira', 'empresarial', saying('empresarial', { contents: 9_000_000 }), 'referred', /valores altos/],
  ['br_aroeira', 'empresarial', { ref: 'BR-813990A' }, 'declined', /condomínio/],
  ['br_aroeira', 'rc', { ref: 'BR-238160A' }, 'declined', /arriscado/],
  ['br_abrolhos', 'rc', { ref: 'BR-238160A' }, 'referred', /como o seu/],
  ['br_aroeira', 'rc', { ref: 'BR-561612A' }, 'declined', /vigilância/],
  ['br_aroeira', 'rc', { ref: 'BR-238320A' }, 'referred', /altura/],
  ['br_abrolhos', 'rc', saying('rc', { hazards: ['explosives'] }), 'declined', /explosivos/],
  ['br_abrolhos', 'rc', saying('rc', { exports: ['north_america'] }), 'referred', /Estados Unidos/],
  ['br_aroeira', 'rc', saying('rc', { contract_limit: 800_000 }), 'referred', /contrato exige/],
  ['br_abrolhos', 'empresarial', saying('empresarial', { building: 60_000, floor_area: 100 }), 'referred', /baixo/],
  ['br_aroeira', 'rcp', { ref: 'BR-722511A' }, 'declined', /consultoria/],
  ['br_aroeira', 'rcp', { ref: 'BR-621111A' }, 'referred', /consultórios/],
  ['br_abrolhos', 'rcp', saying('rcp', { critical: ['games'] }), 'declined', /apostas/],
  ['br_aroeira', 'ciber', saying('ciber', { mfa: 'none' }), 'declined', /senha/],
  ['br_aroeira', 'ciber', saying('ciber', { kinds: ['cards'] }), 'declined', /cartão/],
  ['br_aroeira', 'vida', saying('vida', { oldest: 68 }), 'referred', /65 anos/],
  ['br_aroeira', 'vida', saying('vida', { agreement_sum: 50_000 }), 'referred', /convenção coletiva/],
] as const)('%s %s %j: %s, and says why in Portuguese (I4, Q6)', (id, line, change, status, reason) => {
  const answer = answerOf(id, request(line, change))
  expect(answer.status).toBe(status)
  expect(answer.reasons.map(({ text }) => text).join(' ')).toMatch(reason)
})

it('what one insurer wants to read first, the other may quote at once (I4)', () => {
  expect(answerOf('br_abrolhos', request('vida', saying('vida', { oldest: 68 }))).status).toBe('quoted')
})

it('a partner gets as much as an employee, and without salaries a person says how much (I4)', () => {
  const alone = saying('vida', { basis: 'salaries', salaries: '24', sum: undefined, employees: 0 })
  for (const { id } of insurers) {
    const { status, reasons } = answerOf(id, request('vida', alone))
    expect([status, reasons.map(({ code }) => code)]).toEqual(['referred', ['salaries.none']])
  }
})

const fields = fieldsOf(compileFlow(brazil.flow))

it('nothing is asked that no insurer reads (Q1, I4)', () => {
  const answersByLine: Readonly<Record<string, object>> = {
    ...details,
    empresarial: { ...details.empresarial, floor_area: 100, building: 200_000 },
    vida: { ...details.vida, salaries: '24' },
  }
  const requestWith = (line: string, name: string, answer: unknown) =>
    request(line, {
      details: {
        [line]: { ...answersByLine[line], ...(name === 'salaries' && { basis: 'salaries' }), [name]: answer },
      },
    })
  expect(unusedQuestions(insurers, fields, requestWith)).toEqual([])
})

it('“Não tenho certeza” never passes for the answer the insurer likes (Q2, I4)', () => {
  const misses = fields.flatMap((field) => {
    const unsureValue = (field.options ?? []).some(({ value }) => value === 'not_sure') ? 'not_sure' : undefined
    const unsure = field.type === 'yes_no_not_sure' ? 'Not sure' : unsureValue
    const [line = ''] = field.path.split('.')
    const rule = (aroeira.lines[line]?.answers ?? []).find(({ answer }) => answer === `details.${field.path}`)
    if (unsure === undefined || !rule) return []
    const read = rule.effects.some(({ when, outcome }) => outcome !== 'rate' && holds(when, unsure))
    return read ? [] : [field.path]
  })
  expect(fields.length).toBeGreaterThan(80)
  expect(misses).toEqual([])
})

it('every answer that an insurer weighs is one that the pages ask for (I4)', () => {
  const wrong = Object.entries(abrolhos.lines).flatMap(([line, { answers = [] }]) =>
    answers.flatMap(({ code, effects }) => {
      const field = fields.find(({ path }) => path === `${line}.${code}`)
      const values = new Set([...(field?.options ?? []).map(({ value }) => value), 'Yes', 'No', 'Not sure'])
      const matchedValues = effects.flatMap(({ when }) => when.is ?? [])
      return field
        ? matchedValues.filter((value) => !values.has(value)).map((value) => `${line}.${code} ${value}`)
        : [code]
    }),
  )
  expect(wrong).toEqual([])
})

it.each(['BR-722511A', 'BR-458110A', 'BR-337110A', 'BR-721110A', 'BR-238210A'])(
  '%s is asked by Aroeira what fits it (Q1)',
  (ref) => {
    const each = classOf(ref)
    if (!each) throw new Error(ref)
    const ids = ['empresarial', 'rc'].flatMap((line) => {
      const rules = aroeira.lines[line]
      if (!rules) throw new Error(line)
      return questionsReply(rules, { class: each, state: 'BR-SP' }, today).questions.map(({ id }) => id)
    })
    expect(ids.includes('fryers')).toBe(each.traits.includes('cooking'))
    expect(ids.includes('pool')).toBe(each.traits.includes('lodging'))
    expect(ids.includes('trained')).toBe(each.traits.includes('installs'))
  },
)

/** Words that show that a text is in English. */
const english = /\b(the|your|you|and|with|limit|deductible|included|insurer|sample|answer|price)\b|[^R]\$/i

it.each(pairs)('%s %s: no English is left in an offer or a question (I4)', (id, line) => {
  const insurer = insurerOf(id)
  const rules = insurer.lines[line]
  if (!rules) throw new Error(line)
  const { questions, highlights, standardCovers, answers = [], appetite = [], guidelines = [] } = rules
  const askedQuestions = questions.flatMap(({ questions: all }) =>
    all.flatMap(({ question, effects = [] }) => [
      question.label,
      question.topic,
      question.hint ?? '',
      question.why ?? '',
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
    ...guidelines.map(({ reason }) => reason),
    ...coverages.flatMap(({ label, offered = '', requested = '' }) => [label, offered, requested]),
    next_step?.text ?? '',
    insurer.name,
    insurer.underwriter,
  ]
  expect(texts.filter((words) => english.test(words))).toEqual([])
})
