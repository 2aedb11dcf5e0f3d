import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { appetiteFor as outlookFor } from '@coverwright/catalogue/carriers/appetite'
import { portugal } from '@coverwright/catalogue/countries/pt/country'
import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { CarrierClass } from '@coverwright/contract/carrier-contract/business-class'
import { isRecord } from '@coverwright/core/answers/answers'
import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { appetiteFor } from '../../rating/appetite.ts'
import { inMoney } from '../../rating/wording.ts'
import { codesOf, offeredIn, offerOf, priceOf } from '../../testing/offers.ts'
import { classes, requestFor, today } from '../../testing/requests.ts'
import { fieldsOf, unusedQuestions } from '../../testing/unused-questions.ts'
import { caisNovo } from './cais-novo/carrier.ts'
import { penhaClara } from './penha-clara/carrier.ts'
import { portugueseWording } from './wording.ts'

const insurers = [penhaClara, caisNovo] as const
const lines = ['at', 'rc', 'mr', 'rcp', 'ciber'] as const

const folder = dirname(createRequire(import.meta.url).resolve('@coverwright/catalogue/reference/naics2022.json'))
const read: unknown = JSON.parse(readFileSync(join(folder, '../countries/pt/activities.json'), 'utf8'))
const activities = (Array.isArray(read) ? read : []).map((row: unknown) => {
  const { ref, naics6, industry, traits, hazard } = isRecord(row) ? row : {}
  return Value.Parse(CarrierClass, { class_code_ref: ref, naics6, industry, traits, hazard })
})

it('the catalogue foretells what each insurer says of every activity (Q7, I4)', () => {
  const wrong = portugal.carriers.flatMap(({ id, lines: own }) => {
    const insurer = insurers.find((each) => each.id === id)
    if (!insurer) return [`${id} is no sample insurer`]
    return own.flatMap((line) =>
      activities.flatMap((each) => {
        const { outlook } = outlookFor(line, each, 'PT-11', today)
        const { outcome } = appetiteFor(insurer, { line: line.line, class: each, state: 'PT-11' }, today)
        return outlook === outcome ? [] : [`${id} ${line.line} ${each.class_code_ref}: ${outlook}, then ${outcome}`]
      }),
    )
  })
  expect(activities.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

const details = {
  at: { who: ['employees'], office_payroll: 20_000, manual_payroll: 60_000, hazards: ['none'], height_gear: 'Yes' },
  rc: { limit: '250000', deductible: '250', products: 'Yes', exports: 'no', works: ['none'], public_area: 80 },
  mr: { tenure: 'rent', fittings: 20_000, contents: 40_000, stock: 30_000, deductible: '150', covers: ['theft'] },
  rcp: { profession: 'consulting', limit: '300000', deductible: '1000', professionals: 2, abroad: 'pt' },
  ciber: { limit: '100000', deductible: '1000', records: 'to_10000', mfa: 'Yes', backups: 'daily' },
} as const
type Line = (typeof lines)[number]

const cafe = {
  class_code_ref: 'PT-722515A',
  naics6: '722515',
  industry: 'food',
  hazard: 2,
  traits: ['food', 'cooking', 'retail'],
} as const
const consultant = { ...cafe, class_code_ref: 'PT-541611A', naics6: '541611', industry: 'professional', hazard: 1 }
const consulting = { ...consultant, traits: ['office', 'advice'] } as const

function asks(line: Line, changes: object = {}, business: Partial<QuoteRequest['business']> = {}): QuoteRequest {
  const { coverage: _us, ...plain } = requestFor({
    line,
    class: line === 'rcp' ? consulting : cafe,
    business: {
      company_name: 'Café da Esquina, Lda.',
      business_type: 'lda',
      zip_code: '1200-195',
      state: 'PT-11',
      annual_revenue: 220_000,
      annual_payroll: 80_000,
      ...business,
    },
    uw_questions: [],
    details: { [line]: { ...details[line], ...changes } },
  })
  return { ...plain, coverage: { effective_date: '2026-12-15' } }
}

const both = insurers.flatMap((insurer) => lines.map((line) => [insurer.name, line, insurer] as const))

describe.each(both)('%s, %s', (_name, line, insurer) => {
  it('offers a price in euros, in Portuguese (I4)', () => {
    const quote = offerOf(insurer, asks(line))
    expect(quote.status).toBe('quoted')
    const texts = [
      ...quote.coverages.flatMap(({ label, offered }) => [label, offered]),
      ...quote.highlights.map(({ label }) => label),
      ...quote.reasons.map(({ text }) => text),
      quote.next_step?.text,
    ].join('\n')
    expect(texts).not.toMatch(/\$|\b(the|limit|deductible|included|we|you|your|claims?|insurance|underwriter)\b/i)
    expect('premium' in quote && quote.premium).toMatchObject({ currency: 'EUR', fees_included: true })
    expect(quote.sample).toBe(true)
  })

  it('a larger business pays more (I4)', () => {
    const larger: Readonly<Record<Line, object>> = {
      at: { manual_payroll: 120_000 },
      rc: {},
      mr: { stock: 90_000 },
      rcp: {},
      ciber: {},
    }
    const small = priceOf(insurer, asks(line))
    const large = priceOf(insurer, asks(line, larger[line], { annual_revenue: 900_000 }))
    expect(small).toBeGreaterThan(90)
    expect(small).toBeLessThan(3500)
    expect(large).toBeGreaterThan(small)
  })
})

describe('what the insurers do not take', () => {
  it.each([
    ['at', { hazards: ['explosives'] }, 'at_hazards', 'Não seguramos trabalho com explosivos nem remoção de amianto.'],
    ['at', { height_gear: 'No' }, 'at_height_gear', /guarda-corpos/],
    ['at', { debt: 'Yes' }, 'at_debt', /prémios/],
    ['rc', { works: ['explosives'] }, 'rc_works', /explosivos/],
    ['rc', { exports: 'us' }, 'rc_exports', /Estados Unidos/],
    ['mr', { hood: 'No' }, 'mr_hood', /chaminé/],
    ['mr', { cash: 20_000 }, 'cash.large', /dinheiro/],
    ['rcp', { abroad: 'us' }, 'rcp_abroad', /Estados Unidos/],
    ['ciber', { backups: 'none' }, 'ciber_backups', /cópias/],
  ] as const)('%s with %j is declined, and why (I4)', (line, changes, code, reason) => {
    for (const insurer of insurers) {
      const quote = offerOf(insurer, asks(line, changes))
      expect(quote.status).toBe('declined')
      expect(quote.reasons.find((each) => each.code === code)?.text).toMatch(reason)
    }
  })

  it.each([
    ['at', { hazards: ['confined'] }, 'at_hazards'],
    ['at', { accidents: 9 }, 'accidents.many'],
    ['at', { premium: 'fixed', office_people: 4, manual_people: 12 }, 'premium.fixed'],
    ['rc', { required: 'Yes', required_limit: 300_000 }, 'limit.short'],
    ['rc', { largest_job: 2_000_000 }, 'job.large'],
    ['mr', { tenure: 'own', area: 200, building: 60_000 }, 'building.short'],
    ['mr', { tenure: 'own', building: 0, condominium: 'Yes', condominium_insured: 'No' }, 'flat.uninsured'],
    ['rcp', { profession: 'property', limit: '100000' }, 'limit.short'],
    ['rcp', { profession: 'insurance', limit: '1000000' }, 'limit.short'],
    ['rcp', { retroactive: '3', insured_since: 2025 }, 'retroactive.uninsured'],
    ['rc', { works: ['demolition'] }, 'rc_works'],
    ['rc', { subcontractors_insured: 'Not sure' }, 'rc_subcontractors_insured'],
    ['mr', { water: 'Yes' }, 'mr_water'],
    ['rcp', { known: 'Yes' }, 'rcp_known'],
    ['ciber', { incidents: 'Yes' }, 'ciber_incidents'],
  ] as const)('%s with %j goes to a person (I4)', (line, changes, code) => {
    for (const insurer of insurers) {
      const quote = offerOf(insurer, asks(line, changes))
      expect(quote.status).toBe('referred')
      expect(codesOf(quote)).toContain(code)
      expect(quote.next_step?.text).toMatch(/^Um técnico .* decide em dois dias úteis\.$/)
    }
  })
})

it.each([
  ['at', { premium: 'fixed', office_people: 2, manual_people: 3 }],
  ['at', { premium: 'variable', office_people: 20, manual_people: 30 }],
  ['rc', { required: 'Yes', required_limit: 250_000 }],
  ['mr', { tenure: 'own', area: 100, building: 100_000 }],
  ['mr', { tenure: 'own', building: 0, condominium: 'Yes', condominium_insured: 'Yes' }],
  ['rcp', { profession: 'property', limit: '150000' }],
  ['rcp', { profession: 'insurance', limit: '2500000' }],
  ['rcp', { retroactive: '3', insured_since: 2018 }],
] as const)('%s with %j has its price at once (I4)', (line, changes) => {
  for (const insurer of insurers) expect(offerOf(insurer, asks(line, changes)).status).toBe('quoted')
})

it('a cancelled policy is read by whoever insures the premises, too (I4)', () => {
  for (const insurer of insurers) {
    const claims: QuoteRequest['claims'] = { any: 'No', list: [], cancelled: 'Yes' }
    expect(codesOf(offerOf(insurer, { ...asks('mr'), claims }))).toContain('insurance.cancelled')
  }
})

it('a manager who works beside the others costs more than one in the office, a trainee more than none (I4)', () => {
  for (const insurer of insurers) {
    const price = (changes: object) => priceOf(insurer, asks('at', { managers_pay: 40_000, ...changes }))
    expect(price({ managers_manual: 'Yes' })).toBeGreaterThan(price({ managers_manual: 'No' }))
    expect(price({ trainees: 2 })).toBeGreaterThan(price({ trainees: 0 }))
  }
})

it('premises are rated where the space is, not where the business is (I4)', () => {
  for (const insurer of insurers) {
    const price = (postal_code: string) => priceOf(insurer, asks('mr', { postal_code }, { state: 'PT-11' }))
    expect(price('9500-001')).toBeGreaterThan(price('1200-195'))
    expect(price('1200-195')).toBeGreaterThan(price('4000-322'))
  }
})

it('lost profit is insured for the months that were chosen (I4)', () => {
  for (const insurer of insurers) {
    const textOf = (months: string) =>
      offeredIn(offerOf(insurer, asks('mr', { margin: 120_000, months })), 'Perdas de exploração')
    expect(['3', '12'].map(textOf)).toEqual(['30\u00a0000\u00a0€', '120\u00a0000\u00a0€'])
  }
})

it('nothing is asked that no insurer reads (Q1, I4)', () => {
  const answersByLine: Readonly<Record<string, object>> = {
    at: { premium: 'fixed', office_people: 10, manual_people: 10, managers_pay: 20_000 },
    rc: {},
    mr: { tenure: 'own', area: 100, building: 100_000, margin: 50_000, months: '3' },
    rcp: { retroactive: '5', insured_since: 2019 },
    ciber: {},
  }
  const requestWith = (line: string, name: string, answer: unknown) =>
    asks(lines.find((each) => each === line) ?? 'rc', {
      ...answersByLine[line],
      ...(name === 'condominium_insured' && { building: 0 }),
      [name]: answer,
    })
  const fields = fieldsOf(compileFlow(portugal.flow))
  expect(fields.length).toBeGreaterThan(100)
  expect(unusedQuestions(insurers, fields, requestWith)).toEqual([])
})

it('limits and deductibles move the price and stand in the offer as euros (I4)', () => {
  for (const insurer of insurers) {
    const price = (changes: object) => priceOf(insurer, asks('rc', changes))
    expect(price({ limit: '1000000' })).toBeGreaterThan(price({ limit: '50000' }))
    expect(price({ deductible: '150' })).toBeGreaterThan(price({ deductible: '1000' }))
    const { coverages } = offerOf(insurer, asks('rc', { limit: '500000' }))
    expect(coverages.find(({ code }) => code === 'occurrence_limit')).toEqual({
      code: 'occurrence_limit',
      label: 'Capital por sinistro',
      requested: inMoney(500_000, portugueseWording),
      offered: '500\u00a0000\u00a0€',
    })
  }
})

it('an offer names the covers that were chosen, and no others (I4)', () => {
  for (const insurer of insurers) {
    const { coverages } = offerOf(insurer, asks('mr', { covers: ['earthquake', 'glass'] }))
    const coverageAmount = (code: string) => coverages.find((each) => each.code === code)?.offered
    expect(['earthquake', 'theft', 'glass'].map(coverageAmount)).toEqual(['Incluído', undefined, 'Incluído'])
  }
})

it('Penha Clara asks a café what a builder is not asked, in Portuguese (Q1, I4)', () => {
  const questionIds = (traits: readonly string[]) =>
    (penhaClara.lines.rc?.questions[0].questions ?? [])
      .filter(({ applies }) => !applies?.traits || applies.traits.some((trait) => traits.includes(trait)))
      .map(({ question }) => question.id)
  expect(questionIds(['food', 'cooking'])).toEqual(expect.arrayContaining(['allergens', 'haccp', 'floor']))
  expect(questionIds(classes.plumber.traits)).not.toContain('allergens')
})
