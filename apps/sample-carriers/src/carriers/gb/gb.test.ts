import { readFileSync } from 'node:fs'
import { appetiteFor as outlookFor } from '@coverwright/catalogue/carriers/appetite'
import { unitedKingdom } from '@coverwright/catalogue/countries/gb/country'
import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { CarrierClass } from '@coverwright/contract/carrier-contract/business-class'
import { isRecord } from '@coverwright/core/answers/answers'
import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { appetiteFor } from '../../rating/appetite.ts'
import { inMoney } from '../../rating/wording.ts'
import { codesOf, offerOf, priceOf } from '../../testing/offers.ts'
import { classes, requestFor, today } from '../../testing/requests.ts'
import { fieldsOf, unusedQuestions } from '../../testing/unused-questions.ts'
import { cairnmuir } from './cairnmuir/carrier.ts'
import { wharfedge } from './wharfedge/carrier.ts'
import { britishWording } from './wording.ts'

const insurers = [wharfedge, cairnmuir] as const
const lines = ['gb_pl', 'gb_el', 'gb_pi', 'gb_prop', 'gb_cyber'] as const

const file = new URL(import.meta.resolve('@coverwright/catalogue/countries/gb/activities.json'))
const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
const activities = (Array.isArray(read) ? read : []).map((row: unknown) => {
  const { ref, naics6, industry, traits, hazard } = isRecord(row) ? row : {}
  return Value.Parse(CarrierClass, { class_code_ref: ref, naics6, industry, traits, hazard })
})

it('the catalogue foretells what each insurer says of every activity (Q7, I4)', () => {
  const wrong = unitedKingdom.carriers.flatMap(({ id, lines: own }) => {
    const insurer = insurers.find((each) => each.id === id)
    if (!insurer) return [`${id} is no sample insurer`]
    return own.flatMap((line) =>
      activities.flatMap((each) => {
        const { outlook } = outlookFor(line, each, 'GB-LDN', today)
        const { outcome } = appetiteFor(insurer, { line: line.line, class: each, state: 'GB-LDN' }, today)
        return outlook === outcome ? [] : [`${id} ${line.line} ${each.class_code_ref}: ${outlook}, then ${outcome}`]
      }),
    )
  })
  expect(activities.length).toBeGreaterThan(60)
  expect(wrong).toEqual([])
})

it('every activity finds an insurer for public liability (I4)', () => {
  const nobody = activities.filter((each) =>
    insurers.every(
      (insurer) => appetiteFor(insurer, { line: 'gb_pl', class: each, state: 'GB-LDN' }, today).outcome === 'out',
    ),
  )
  expect(nobody.map(({ class_code_ref }) => class_code_ref)).toEqual([])
})

const details = {
  gb_pl: { limit: '2000000', excess: '250', works: ['none'], products: 'Yes', exports: 'no', own_brand: 'No' },
  gb_el: { who: ['manual'], clerical_wages: 20_000, manual_wages: 90_000, paye: 'has', policy: 'Yes' },
  gb_pi: { profession: 'consultant', limit: '250000', basis: 'aggregate', excess: '500', people: 2, fees_uk: 180_000 },
  gb_prop: { tenure: 'rent', improvements: 15_000, contents: 40_000, stock: 30_000, excess: '250', walls: 'standard' },
  gb_cyber: { limit: '100000', excess: '1000', records: 'to_10000', mfa: 'Yes', backups: 'daily', call_back: 'Yes' },
} as const
type Line = (typeof lines)[number]

const cafe = {
  class_code_ref: 'GB-722515A',
  naics6: '722515',
  industry: 'food',
  hazard: 2,
  traits: ['food', 'cooking'],
} as const
const consulting = {
  class_code_ref: 'GB-541611A',
  naics6: '541611',
  industry: 'professional',
  hazard: 1,
  traits: ['office', 'advice'],
} as const

type More = {
  readonly changes?: object
  readonly packages?: readonly string[]
  readonly revenue?: number
  readonly conduct?: object
}

function asks(
  line: Line,
  { changes = {}, packages, revenue = 220_000, conduct = { declined: 'No', events: ['none'] } }: More = {},
): QuoteRequest {
  const { coverage: _us, ...plain } = requestFor({
    line,
    class: line === 'gb_pi' ? consulting : cafe,
    business: {
      company_name: 'Corner Café Ltd',
      business_type: 'ltd',
      zip_code: 'SW1A 1AA',
      state: 'GB-LDN',
      annual_revenue: revenue,
      annual_payroll: 80_000,
    },
    uw_questions: [],
    details: {
      gb_conduct: conduct,
      [line]: { ...details[line], ...changes },
      ...(packages ? { aon_uk_metadata: { packages_selected: packages } } : {}),
    },
  })
  return { ...plain, coverage: { effective_date: '2026-12-15' } }
}

const both = insurers.flatMap((insurer) => lines.map((line) => [insurer.name, line, insurer] as const))

describe.each(both)('%s, %s', (_name, line, insurer) => {
  it('offers a price in pounds, in British words (I4)', () => {
    const quote = offerOf(insurer, asks(line))
    expect(quote.status).toBe('quoted')
    const texts = [
      ...quote.coverages.flatMap(({ label, offered }) => [label, offered]),
      ...quote.highlights.map(({ label }) => label),
      ...quote.reasons.map(({ text }) => text),
      quote.next_step?.text,
    ].join('\n')
    expect(texts).not.toMatch(/\$|\b(deductible|coverage|canceled|labor|license|state)\b/i)
    expect(texts).toContain('Insurance Premium Tax of 12%')
    const opens = insurer === wharfedge && line === 'gb_pl' ? 'Answer the 6 open questions' : '15 December 2026'
    expect(texts).toContain(opens)
    expect('premium' in quote && quote.premium).toMatchObject({ currency: 'GBP', fees_included: true })
    expect(quote.sample).toBe(true)
  })

  it('a larger business pays more (I4)', () => {
    const larger: Readonly<Record<Line, object>> = {
      gb_pl: {},
      gb_el: { manual_wages: 190_000 },
      gb_pi: { fees_uk: 700_000 },
      gb_prop: { stock: 90_000 },
      gb_cyber: {},
    }
    const small = priceOf(insurer, asks(line))
    const large = priceOf(insurer, asks(line, { changes: larger[line], revenue: 900_000 }))
    expect(small).toBeGreaterThan(60)
    expect(small).toBeLessThan(2500)
    expect(large).toBeGreaterThan(small)
  })

  it('costs less as part of a package, and says so (I4)', () => {
    const fitting: Readonly<Record<Line, string>> = {
      gb_pl: 'trades',
      gb_el: 'shop',
      gb_pi: 'professional',
      gb_prop: 'shop',
      gb_cyber: 'office',
    }
    const alone = priceOf(insurer, asks(line, { packages: ['none'], revenue: 900_000 }))
    const packagedQuote = asks(line, { packages: [fitting[line]], revenue: 900_000 })
    expect(priceOf(insurer, packagedQuote)).toBeLessThan(alone)
    expect(
      offerOf(insurer, packagedQuote)
        .reasons.map(({ text }) => text)
        .join(),
    ).toContain('package')
  })
})

describe('what the insurers do not take', () => {
  it.each([
    ['gb_pl', { works: ['asbestos'] }, 'gb_pl_works', /asbestos/],
    ['gb_pl', { heat_care: 'No' }, 'gb_pl_heat_care', /fire watch/],
    ['gb_pl', { gas_safe: 'No' }, 'gb_pl_gas_safe', /Gas Safe/],
    ['gb_pl', { exports: 'north_america', north_america: 30 }, 'gb_pl_north_america', /United States/],
    ['gb_el', { hazards: ['offshore'] }, 'gb_el_hazards', /offshore/],
    ['gb_el', { notices_kind: ['prosecution'] }, 'gb_el_notices_kind', /prosecuted/],
    ['gb_pi', { profession: 'solicitor' }, 'gb_pi_profession', /minimum terms/],
    ['gb_pi', { cladding: ['cladding'], cladding_certificates: 'Yes' }, 'gb_pi_cladding_certificates', /cladding/],
    ['gb_pi', { fees_north_america: 5000 }, 'fees.america', /Canada/],
    ['gb_prop', { ducting: 'No' }, 'gb_prop_ducting', /ducting/],
    ['gb_prop', { subsidence: 'Yes' }, 'gb_prop_subsidence', /moved/],
    ['gb_cyber', { backups: 'none' }, 'gb_cyber_backups', /backups/],
  ] as const)('%s with %j is declined, and why (I4)', (line, changes, code, reason) => {
    for (const insurer of insurers) {
      const quote = offerOf(insurer, asks(line, { changes }))
      expect(quote.status).toBe('declined')
      expect(quote.reasons.find((each) => each.code === code)?.text).toMatch(reason)
    }
  })

  it.each([
    ['gb_pl', { works: ['demolition'] }, 'gb_pl_works'],
    ['gb_pl', { exports: 'north_america', north_america: 10 }, 'gb_pl_exports'],
    ['gb_pl', { bona_fide_insured: 'Not sure' }, 'gb_pl_bona_fide_insured'],
    ['gb_el', { paye: 'applied' }, 'gb_el_paye'],
    ['gb_el', { claims: 5 }, 'injuries.many'],
    ['gb_el', { claims: 1, claims_paid: 60_000 }, 'injuries.costly'],
    ['gb_el', { clerical_people: 40, manual_people: 61 }, 'people.many'],
    ['gb_el', { clerical_people: 101 }, 'people.many'],
    ['gb_pi', { circumstances: 'Yes' }, 'gb_pi_circumstances'],
    ['gb_pi', { cladding: ['fire_safety'], cladding_certificates: 'No' }, 'gb_pi_cladding'],
    ['gb_prop', { flood: 'Yes' }, 'gb_prop_flood'],
    ['gb_prop', { flat_roof: 60 }, 'gb_prop_flat_roof'],
    ['gb_prop', { stock_kinds: ['jewellery'] }, 'gb_prop_stock_kinds'],
    ['gb_cyber', { incidents: 'Yes' }, 'gb_cyber_incidents'],
  ] as const)('%s with %j goes to a person (I4)', (line, changes, code) => {
    for (const insurer of insurers) {
      const quote = offerOf(insurer, asks(line, { changes }))
      expect(quote.status).toBe('referred')
      expect(codesOf(quote)).toContain(code)
      expect(quote.next_step?.text).toMatch(/^An underwriter .* decides within two working days\.$/)
    }
  })
})

it.each(both)(
  '%s, %s: what is declared of those who run the business goes to a person (I4)',
  (_name, line, insurer) => {
    const events = ['ccj', 'insolvency', 'convicted'].map((each) => ({ events: [each] }))
    for (const conduct of [{ declined: 'Yes' }, ...events]) {
      expect(offerOf(insurer, asks(line, { conduct })).status).toBe('referred')
    }
  },
)

it('no question of a line is asked for nothing: some insurer reads the answer (Q1, I4)', () => {
  const requestWith = (name: string, question: string, answer: unknown) =>
    asks(lines.find((each) => each === name) ?? 'gb_pl', {
      changes: { ...(name === 'gb_el' && { manual_people: 4 }), [question]: answer },
    })
  const fields = fieldsOf(compileFlow(unitedKingdom.flow))
  expect(fields.length).toBeGreaterThan(80)
  expect(unusedQuestions(insurers, fields, requestWith)).toEqual([])
})

it('limits and excesses move the price and stand in the offer as pounds (I4)', () => {
  for (const insurer of insurers) {
    const price = (changes: object) => priceOf(insurer, asks('gb_pl', { changes, revenue: 900_000 }))
    expect(price({ limit: '10000000' })).toBeGreaterThan(price({ limit: '1000000' }))
    expect(price({ excess: '0' })).toBeGreaterThan(price({ excess: '1000' }))
    const { coverages } = offerOf(insurer, asks('gb_pl', { changes: { limit: '5000000' } }))
    expect(coverages.find(({ code }) => code === 'occurrence_limit')).toEqual({
      code: 'occurrence_limit',
      label: 'Limit of indemnity for any one claim',
      requested: inMoney(5_000_000, britishWording),
      offered: '£5,000,000',
    })
  }
})

it.each([
  ['gb_pl', 'Limit of indemnity for any one claim'],
  ['gb_pi', 'Limit of indemnity'],
  ['gb_cyber', 'Limit of indemnity for all claims in a year'],
] as const)('%s calls its limit “%s” (I4)', (line, label) => {
  for (const insurer of insurers) {
    const { coverages } = offerOf(insurer, asks(line))
    expect(coverages.find(({ code }) => code === 'occurrence_limit')?.label).toBe(label)
  }
})

it('Wharfedge asks a café what a builder is not asked (Q1, I4)', () => {
  const questionIds = (traits: readonly string[]) =>
    (wharfedge.lines.gb_pl?.questions[0].questions ?? [])
      .filter(({ applies }) => !applies?.traits || applies.traits.some((trait) => traits.includes(trait)))
      .map(({ question }) => question.id)
  expect(questionIds(['food', 'cooking'])).toEqual(expect.arrayContaining(['allergens', 'hygiene', 'floors']))
  expect(questionIds(classes.plumber.traits)).not.toContain('allergens')
})

it.each([
  ['gb_pl', { away_share: 80 }, { away_share: 20 }],
  ['gb_el', { hazards: ['lone'] }, { hazards: ['none'] }],
  ['gb_el', { claims: 1 }, { claims: 0 }],
  ['gb_el', { unpaid_people: 30 }, { unpaid_people: 0 }],
  ['gb_pi', { fees_world: 60_000 }, { fees_europe: 60_000 }],
  ['gb_pi', { insured_today: 'Yes', retroactive: 'unlimited' }, { insured_today: 'No' }],
  ['gb_prop', { use: 'restaurant' }, { use: 'office' }],
  ['gb_prop', { stock_kinds: ['tobacco'] }, { stock_kinds: ['none'] }],
  ['gb_cyber', { kinds: ['children'] }, { kinds: ['none'] }],
  ['gb_cyber', { online_share: 90 }, { online_share: 10 }],
  ['gb_cyber', { training: 'No', outsourced: 'No', ico: 'No' }, { training: 'Yes', outsourced: 'Yes', ico: 'Yes' }],
] as const)('%s with %j costs more than with %j (I4, Q6)', (line, more, less) => {
  for (const insurer of insurers) {
    const price = (changes: object) => priceOf(insurer, asks(line, { changes, revenue: 900_000 }))
    expect(price(more)).toBeGreaterThan(price(less))
  }
})

it('Wharfedge asks a salon about its treatments, and has injections read (Q1, I4)', () => {
  const salon = {
    ...cafe,
    class_code_ref: 'GB-812112A',
    industry: 'personal-care',
    traits: ['personal-care', 'retail'],
  }
  const coverages = (treatment: string) =>
    offerOf(wharfedge, {
      ...asks('gb_pl'),
      class: salon,
      uw_questions: [{ id: 'treatments', answer: [treatment] }],
    })
  expect(codesOf(coverages('injections'))).toContain('treatments')
  expect(['injections', 'none'].map((each) => coverages(each).status)).toEqual(['referred', 'quoted'])
})
