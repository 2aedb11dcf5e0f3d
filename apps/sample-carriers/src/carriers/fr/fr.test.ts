import { readFileSync } from 'node:fs'
import { appetiteFor as outlookFor } from '@coverwright/catalogue/carriers/appetite'
import { france } from '@coverwright/catalogue/countries/fr/country'
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
import { ardelune } from './ardelune/carrier.ts'
import { troisClochers } from './clochers/carrier.ts'

const insurers: readonly SampleCarrier[] = [troisClochers, ardelune]
const pairs = insurers.flatMap((insurer) => Object.keys(insurer.lines).map((line) => [insurer.id, line] as const))
const insurerOf = (id: string) => insurers.find((each) => each.id === id) ?? troisClochers

const file = new URL(import.meta.resolve('@coverwright/catalogue/countries/fr/activities.json'))
const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
const classes = (Array.isArray(read) ? read : []).map(({ ref, naics6, industry, traits, hazard }) =>
  Value.Parse(CarrierClass, { class_code_ref: ref, naics6, industry, traits, hazard }),
)
const classOf = (ref: string) => classes.find((each) => each.class_code_ref === ref)

it('the catalogue foretells what each insurer of France says (Q7, I4)', () => {
  const carrierLines = france.carriers.flatMap(({ id, lines }) => lines.map(({ line }) => `${id} ${line}`))
  expect(carrierLines.toSorted()).toEqual(pairs.map(([id, line]) => `${id} ${line}`).toSorted())
  const wrong = france.carriers.flatMap(({ id, lines }) =>
    lines.flatMap((line) =>
      classes.flatMap((each) =>
        france.regions.flatMap(({ code: state }) => {
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
  rc: { limit: '500000', deductible: '750', held_goods: '0', abroad: ['none'], imports: 'No', known_facts: 'No' },
  mrp: { contents: 45_000, stock: 20_000, surface: 90, cash: 500, theft: ['shutter', 'lock'], construction: 'solid' },
  dec: {
    trades: [{ trade: 'painting', share: 100 }],
    qualified: ['diploma'],
    largest_site: 400_000,
    given: 10,
    limit: '1000000',
    deductible: '1500',
  },
  rcp_uber_fr: {
    has_card: 'Yes',
    registered: 'yes',
    vehicles: [{ model: 'Toyota Camry', year: 2024 }],
    kilometres: 45_000,
    bonus: '100',
    suspended: 'No',
    limit: '3000000',
  },
  cyber: {
    records: '1000',
    limit: '250000',
    retention: '2500',
    backups: 'Yes',
    mfa_email: 'Yes',
    fraud_limit: '25000',
  },
  directors_and_officers: { directors: 1, assets: 90_000, equity: 'positive', limit: '300000', debts_late: ['none'] },
}

/** A business for each line: a consultant, but a builder and a driver for theirs. */
const usual: Readonly<Record<string, string>> = { dec: 'FR-238320A', rcp_uber_fr: 'FR-485320A', mrp: 'FR-458110A' }

type Change = {
  readonly revenue?: number
  readonly ref?: string
  readonly details?: object
  readonly state?: string
  readonly cancelled?: string
  readonly claims?: number
  readonly form?: string
}

const request = (line: string, change: Change = {}): QuoteRequest =>
  Value.Parse(QuoteRequest, {
    request_id: 'r1',
    line,
    class: classOf(change.ref ?? usual[line] ?? (line === 'cl' ? 'FR-458110A' : 'FR-541611A')),
    business: {
      company_name: 'Rive Claire SARL',
      business_type: change.form ?? 'sarl',
      zip_code: '69003',
      state: change.state ?? 'FR-69',
      annual_revenue: change.revenue ?? 120_000,
      annual_payroll: 30_000,
      fulltime_employees: 1,
      years_business_started: 8,
    },
    coverage: { effective_date: '2026-12-15', current_insurance: 'Yes' },
    claims: {
      any: change.claims ? 'Yes' : 'No',
      list: Array.from({ length: change.claims ?? 0 }, (_, at) => ({
        line: 'liability',
        date: `2025-0${at + 1}-15`,
        paid: 500,
        open: 'No',
        description: '',
      })),
      cancelled: change.cancelled ?? 'No',
    },
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
  expect(price).toBeGreaterThanOrEqual(line === 'dec' ? 500 : 100)
  expect(price).toBeLessThan(line === 'dec' ? 3000 : 1000)
  expect(answerOf(id, request(line))).toMatchObject({ premium: { currency: 'EUR', fees_included: true } })
})

const both = ['fr_clochers', 'fr_ardelune']

it.each([
  ['rc', { revenue: 1_200_000 }, both],
  ['rc', { details: { rc: { ...details.rc, limit: '2000000' } } }, both],
  ['mrp', { details: { mrp: { ...details.mrp, contents: 400_000 } } }, both],
  ['mrp', { details: { mrp: { ...details.mrp, surface: 900 } } }, both],
  ['mrp', { details: { mrp: { ...details.mrp, occupancy: 'owner' } } }, both],
  ['mrp', { details: { mrp: { ...details.mrp, cold_stock: 5000 } } }, both],
  ['mrp', { details: { mrp: { ...details.mrp, glass: 'Yes' } } }, both],
  ['mrp', { details: { mrp: { ...details.mrp, cash: 20_000 } } }, both],
  ['dec', { revenue: 600_000 }, both],
  ['dec', { details: { dec: { ...details.dec, new_share: 80 } } }, both],
  ['dec', { details: { dec: { ...details.dec, extras: ['fixtures', 'consequential'] } } }, both],
  [
    'rcp_uber_fr',
    {
      details: { rcp_uber_fr: { ...details.rcp_uber_fr, vehicles: [{ model: 'a' }, { model: 'b' }, { model: 'c' }] } },
    },
    both,
  ],
  ['cl', { revenue: 2_500_000 }, both],
  [
    'do',
    { details: { directors_and_officers: { ...details.directors_and_officers, limit: '2000000' } } },
    ['fr_ardelune'],
  ],
])('%s %j costs more: more is at stake (I4)', (line, change, ids) => {
  for (const id of ids) expect(priceOf(id, request(line, change))).toBeGreaterThan(priceOf(id, request(line)))
})

it.each([{ online_share: 80 }, { outage_hours: '4' }, { record_kinds: ['children'] }])(
  'cyber %j costs more (I4)',
  (answers) => {
    const price = (id: string, changes: object) =>
      priceOf(id, request('cl', { revenue: 900_000, details: { cyber: { ...details.cyber, ...changes } } }))
    for (const id of both) expect(price(id, answers)).toBeGreaterThan(price(id, {}))
  },
)

const rc = (answers: object) => ({ details: { rc: { ...details.rc, ...answers } } })
const dec = (answers: object) => ({ details: { dec: { ...details.dec, ...answers } } })
const mrp = (answers: object) => ({ details: { mrp: { ...details.mrp, ...answers } } })
const driver = (answers: object) => ({ details: { rcp_uber_fr: { ...details.rcp_uber_fr, ...answers } } })

it.each([
  ['fr_clochers', 'rc', rc({ abroad: ['north_america'] }), 'declined', /États-Unis/],
  ['fr_ardelune', 'rc', rc({ abroad: ['north_america'] }), 'referred', /États-Unis/],
  ['fr_clochers', 'rc', { ref: 'FR-621399A' }, 'declined', /responsabilité médicale/],
  ['fr_clochers', 'rc', rc({ regulated: 'health' }), 'declined', /plafonds/],
  ['fr_ardelune', 'rc', rc({ regulated: 'health' }), 'referred', /15 millions/],
  ['fr_clochers', 'rc', rc({ regulated: 'lawyer' }), 'referred', /profession/],
  ['fr_ardelune', 'rc', rc({ regulated: 'other' }), 'referred', /profession/],
  ['fr_clochers', 'rc', rc({ subcontracted_share: 51 }), 'referred', /sous-traitent/],
  ['fr_ardelune', 'rc', rc({ largest_contract: 600_000 }), 'referred', /contrats/],
  ['fr_ardelune', 'rc', rc({ held_goods: 'more' }), 'referred', /biens confiés/],
  ['fr_ardelune', 'rc', rc({ abroad: ['north_america'], america_share: 26 }), 'declined', /au-delà/],
  ['fr_ardelune', 'rc', { ref: 'FR-238160A' }, 'declined', /plus risqués/],
  ['fr_ardelune', 'rc', { state: 'FR-974' }, 'declined', /outre-mer/],
  ['fr_ardelune', 'mrp', { details: { mrp: { ...details.mrp, construction: 'sandwich' } } }, 'declined', /sandwich/],
  ['fr_clochers', 'mrp', { state: 'FR-2A' }, 'referred', /Corse/],
  ['fr_clochers', 'mrp', mrp({ construction: 'not_sure' }), 'referred', /doute sur la construction/],
  ['fr_ardelune', 'mrp', mrp({ natural_events: 'Not sure' }), 'referred', /inondations/],
  ['fr_ardelune', 'mrp', mrp({ occupancy: 'other' }), 'referred', /titre/],
  ['fr_clochers', 'dec', { details: { dec: { ...details.dec, qualified: ['none'] } } }, 'declined', /diplôme/],
  ['fr_clochers', 'dec', { details: { dec: { ...details.dec, largest_site: 20_000_000 } } }, 'referred', /collectif/],
  ['fr_clochers', 'dec', dec({ ended_by: 'insurer' }), 'referred', /résilié/],
  ['fr_ardelune', 'dec', dec({ largest_contract: 600_000 }), 'referred', /marchés/],
  ['fr_clochers', 'dec', dec({ previous_end: '2025-11-30' }), 'referred', /depuis la fin/],
  ['fr_clochers', 'dec', dec({ previous_end: '2026-12-14' }), 'quoted', /^$|prix/],
  ['fr_ardelune', 'dec', dec({ first_site: '2026-12-14' }), 'referred', /ouvre avant/],
  ['fr_ardelune', 'dec', { cancelled: 'Yes' }, 'referred', /refusé, résilié/],
  ['fr_ardelune', 'dec', { ref: 'FR-238160A' }, 'declined', /toiture/],
  ['fr_clochers', 'dec', { ref: 'FR-458110A' }, 'declined', /bâtiment/],
  ['fr_ardelune', 'dec', { ref: 'FR-541350A' }, 'declined', /bâtiment/],
  ['fr_clochers', 'rcp_uber_fr', driver({ has_card: 'No' }), 'declined', /carte professionnelle/],
  ['fr_clochers', 'rcp_uber_fr', driver({ card_expiry: '2026-12-14' }), 'referred', /expire avant/],
  ['fr_clochers', 'rcp_uber_fr', driver({ services: ['rides', 'school'] }), 'declined', /scolaire/],
  ['fr_ardelune', 'rcp_uber_fr', { claims: 2 }, 'referred', /sinistres/],
  ['fr_ardelune', 'rcp_uber_fr', { claims: 3 }, 'declined', /deux sinistres/],
  ['fr_clochers', 'rcp_uber_fr', { cancelled: 'Yes' }, 'referred', /résilié/],
  ['fr_clochers', 'rcp_uber_fr', driver({ licence_year: 2025 }), 'referred', /permis/],
  ['fr_clochers', 'rcp_uber_fr', driver({ vehicles: [{ year: 2017, energy: 'diesel' }] }), 'referred', /sept ans/],
  ['fr_clochers', 'rcp_uber_fr', driver({ vehicles: [{ year: 2017, energy: 'hybrid' }] }), 'quoted', /plateforme|^$/],
  ['fr_clochers', 'rcp_uber_fr', driver({ bonus: 'not_sure' }), 'referred', /doute/],
  ['fr_clochers', 'rcp_uber_fr', { ref: 'FR-485310A' }, 'referred', /taxis/],
  ['fr_ardelune', 'rcp_uber_fr', { ref: 'FR-485310A' }, 'declined', /VTC/],
  ['fr_clochers', 'cl', { details: { cyber: { ...details.cyber, backups: 'No' } } }, 'declined', /sauvegarde/],
  ['fr_ardelune', 'cl', { details: { cyber: { ...details.cyber, mfa_email: 'Not sure' } } }, 'referred', /doute/],
  [
    'fr_ardelune',
    'do',
    { details: { directors_and_officers: { ...details.directors_and_officers, equity: 'negative' } } },
    'declined',
    /capitaux propres/,
  ],
  ['fr_ardelune', 'do', { form: 'micro' }, 'declined', /mandataire social/],
  ['fr_ardelune', 'do', { details: { directors_and_officers: { shareholders: 'group' } } }, 'referred', /groupe/],
] as const)('%s %s %j: %s, and says why in French (I4, Q6)', (id, line, change, status, reason) => {
  const answer = answerOf(id, request(line, change))
  expect(answer.status).toBe(status)
  expect(answer.reasons.map(({ text }) => text).join(' ')).toMatch(reason)
})

/** Words that show that a text is in English. */
const english = /\b(the|your|you|and|with|limit|deductible|included|insurer|sample|answer|price)\b|\$/i
/** An ordinary space where French wants a non-breaking one. */
const breaks = /[^\u202f][;!?%]|[^\u00a0\d][:€]|\d \d/u

it.each(pairs)('%s %s: an offer and its questions use French spacing (I4)', (id, line) => {
  const insurer = insurerOf(id)
  const own = insurer.lines[line]
  const askedQuestions = (own?.questions ?? []).flatMap(({ questions }) =>
    questions.flatMap(({ question, effects = [] }) => [
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
    ...(own?.highlights ?? []).map(({ label }) => label),
    ...(own?.standardCovers ?? []).flatMap(({ label, offered }) => [label, offered]),
    ...(own?.answers ?? []).flatMap(({ effects }) => effects.map(({ reason }) => reason)),
    ...(own?.appetite ?? []).map(({ reason }) => reason),
    ...(own?.guidelines ?? insurer.guidelines).map(({ reason }) => reason),
    ...coverages.flatMap(({ label, offered = '', requested = '' }) => [label, offered, requested]),
    next_step?.text ?? '',
    insurer.name,
    insurer.underwriter,
  ]
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((words) => english.test(words))).toEqual([])
  expect(texts.filter((words) => breaks.test(words))).toEqual([])
})

/** Lines whose answers are stored under another name. */
const lineOf: Readonly<Record<string, string>> = { cyber: 'cl', directors_and_officers: 'do' }

it('no question of a line is asked for nothing: some insurer reads the answer (Q6)', () => {
  const answersByLine: Readonly<Record<string, object>> = {
    ...details,
    dec: { ...details.dec, trades: [{ trade: 'pools', share: 20 }] },
    rcp_uber_fr: { ...details.rcp_uber_fr, vehicles: [{ model: 'Toyota Camry', year: 2017 }] },
  }
  const usual = new Map(Object.keys(answersByLine).map((name) => [name, request(lineOf[name] ?? name)]))
  const requestWith = (name: string, question: string, answer: unknown) => ({
    ...(usual.get(name) ?? request(name)),
    details: { [name]: { ...answersByLine[name], [question]: answer } },
  })
  const fields = fieldsOf(compileFlow(france.flow))
  expect(fields.length).toBeGreaterThan(80)
  expect(unusedQuestions(insurers, fields, requestWith, lineOf)).toEqual([])
})
