import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { appetiteFor as outlookFor } from '@coverwright/catalogue/carriers/appetite'
import { portugal } from '@coverwright/catalogue/countries/pt/country'
import { CarrierClass } from '@coverwright/contract/carrier-class'
import type { QuoteRequest } from '@coverwright/contract/carriers'
import { isRecord } from '@coverwright/core/answers/answers'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { appetiteFor } from '../../rating/appetite.ts'
import { inMoney } from '../../rating/speech.ts'
import { codesOf, offerOf, priceOf } from '../../testing/offers.ts'
import { classes, requestFor, today } from '../../testing/requests.ts'
import { caisNovo } from './cais-novo/carrier.ts'
import { penhaClara } from './penha-clara/carrier.ts'
import { portugueseSpeech } from './speech.ts'

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
    const said = [
      ...quote.coverages.flatMap(({ label, offered }) => [label, offered]),
      ...quote.highlights.map(({ label }) => label),
      ...quote.reasons.map(({ text }) => text),
      quote.next_step?.text,
    ].join('\n')
    expect(said).not.toMatch(/\$|\b(the|limit|deductible|included|we|you|your|claims?|insurance|underwriter)\b/i)
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

it('limits and deductibles move the price and stand in the offer as euros (I4)', () => {
  for (const insurer of insurers) {
    const price = (changes: object) => priceOf(insurer, asks('rc', changes))
    expect(price({ limit: '1000000' })).toBeGreaterThan(price({ limit: '50000' }))
    expect(price({ deductible: '150' })).toBeGreaterThan(price({ deductible: '1000' }))
    const { coverages } = offerOf(insurer, asks('rc', { limit: '500000' }))
    expect(coverages.find(({ code }) => code === 'occurrence_limit')).toEqual({
      code: 'occurrence_limit',
      label: 'Capital por sinistro',
      requested: inMoney(500_000, portugueseSpeech),
      offered: '500\u00a0000\u00a0€',
    })
  }
})

it('an offer names the covers that were chosen, and no others (I4)', () => {
  for (const insurer of insurers) {
    const { coverages } = offerOf(insurer, asks('mr', { covers: ['earthquake', 'glass'] }))
    const named = (code: string) => coverages.find((each) => each.code === code)?.offered
    expect(['earthquake', 'theft', 'glass'].map(named)).toEqual(['Incluído', undefined, 'Incluído'])
  }
})

it('Penha Clara asks a café what a builder is not asked, in Portuguese (Q1, I4)', () => {
  const asked = (traits: readonly string[]) =>
    (penhaClara.lines.rc?.questions[0].questions ?? [])
      .filter(({ applies }) => !applies?.traits || applies.traits.some((trait) => traits.includes(trait)))
      .map(({ question }) => question.id)
  expect(asked(['food', 'cooking'])).toEqual(expect.arrayContaining(['allergens', 'haccp', 'floor']))
  expect(asked(classes.plumber.traits)).not.toContain('allergens')
})
