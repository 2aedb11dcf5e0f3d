import { CarrierQuote as CarrierQuoteSchema } from '@coverwright/contract/carrier-contract'
import { type Answers, writeAnswer } from '@coverwright/core/answers/answers'
import { Compile } from 'typebox/compile'
import { expect, it, test } from 'vitest'
import { offer, type RatedOffer } from '../rating/offer.ts'
import { questionsFor } from '../rating/question-set.ts'
import { requestFor, today } from '../testing/requests.ts'
import { cnaCarrier } from './cna/carrier.ts'
import { alderAndFinch } from './hiscox/carrier.ts'

const conforms = Compile(CarrierQuoteSchema)
const insurers = { alder: alderAndFinch, keystone: cnaCarrier } as const
type Insurer = keyof typeof insurers
type Line = 'pl' | 'eo'

const trade = (class_code_ref: string, industry: string, hazard: number, ...traits: readonly string[]) => ({
  class_code_ref,
  naics6: class_code_ref.slice(2, 8),
  industry,
  traits,
  hazard,
})

/** Trade, revenue of a year and state: as small as such firms usually are. */
const firms = {
  consultant: [trade('CW541512A', 'technology', 1, 'office', 'technology', 'advice'), 250_000, 'TX'],
  bookkeeper: [trade('CW541219A', 'professional', 1, 'office', 'advice'), 120_000, 'OH'],
  architect: [trade('CW541310A', 'professional', 2, 'office', 'advice', 'design'), 600_000, 'CA'],
  realtor: [trade('CW531210A', 'real-estate', 1, 'office', 'advice', 'vehicles'), 300_000, 'IL'],
  salon: [trade('CW812112A', 'personal-care', 2, 'personal-care'), 200_000, 'TX'],
  therapist: [trade('CW621330A', 'health', 1, 'health', 'advice'), 110_000, 'TX'],
  doctor: [trade('CW621111A', 'health', 3, 'health', 'advice'), 900_000, 'TX'],
  painter: [trade('CW238320A', 'construction', 3, 'contractor', 'height'), 300_000, 'TX'],
  lawyer: [trade('CW541110A', 'professional', 1, 'office', 'advice'), 400_000, 'TX'],
} as const
type Firm = keyof typeof firms

/** A sound firm's answers to the pages that both lines share. */
const sound = {
  cover: { limit: '1000000', aggregate_times: '1', deductible: '2500' },
  prior: { has_cover: 'No', wants_past_work: 'No' },
  work: {
    services: [{ id: 's', name: 'Our work', percent: 100 }],
    other_services: ['none'],
    largest_client: 20,
    client_sectors: ['none'],
    license_needed: 'No',
  },
  contracts: { written: 'most', scope_stated: 'Yes', liability_capped: 'No', promises: ['none'], fee_suits: 0 },
  losses: { any: 'No', known_circumstance: 'No', disciplined: 'No' },
}

/** The sound firm's details with some answers changed, each named by its path. */
const nestAnswers = (answers: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...Object.entries(answers).reduce<Answers>((all, [path, answer]) => writeAnswer(all, path, answer), { pl: sound }),
})

type Parts = { readonly firm?: Firm; readonly line?: Line; readonly state?: string } & {
  /** Answers by their path below `details`. */
  readonly answers?: Readonly<Record<string, unknown>>
}

function quoteFor(insurer: Insurer, { firm = 'consultant', line = 'pl', state, answers = {} }: Parts = {}): RatedOffer {
  const carrier = insurers[insurer]
  const [businessClass, annual_revenue, home] = firms[firm]
  const { claims: _none, ...request } = requestFor({
    line,
    class: businessClass,
    business: { annual_revenue, state: state ?? home },
    details: nestAnswers(answers),
  })
  const rates = carrier.lines[line]
  if (!rates) throw new Error(`${insurer} has no ${line}`)
  const quote = offer(carrier, rates, { ...request, claims: { list: [] } }, 'Q-1', today)
  expect(conforms.Check(quote)).toBe(true)
  return quote
}

const yearly = (quote: RatedOffer): number =>
  quote.status !== 'declined' && quote.premium ? quote.premium.amount / 100 : 0
const price = (insurer: Insurer, change?: Parts) => yearly(quoteFor(insurer, change))
const codes = (quote: RatedOffer) => quote.reasons.map(({ code }) => code)

const both = ['alder', 'keystone'] as const
const everyOffer = both.flatMap((insurer) => (['pl', 'eo'] as const).map((line) => [insurer, line] as const))

test.for([
  ['alder', 'consultant', 'pl', 700, 1400],
  ['keystone', 'consultant', 'pl', 700, 1400],
  ['alder', 'bookkeeper', 'pl', 395, 600],
  ['keystone', 'bookkeeper', 'pl', 750, 900],
  ['keystone', 'architect', 'pl', 5000, 11_000],
  ['alder', 'realtor', 'eo', 700, 1500],
  ['keystone', 'realtor', 'eo', 850, 1500],
  ['alder', 'salon', 'pl', 395, 700],
] as const)('%s: a usual %s pays for %s between $%i and $%i a year (Q6)', ([insurer, firm, line, least, most]) => {
  const quote = quoteFor(insurer, { firm, line })
  expect(quote.status).toBe('quoted')
  expect(yearly(quote)).toBeGreaterThanOrEqual(least)
  expect(yearly(quote)).toBeLessThanOrEqual(most)
})

it('is cheaper with Alder & Finch for the small, with Keystone for the large (Q6)', () => {
  expect(price('alder', { firm: 'bookkeeper' })).toBeLessThan(price('keystone', { firm: 'bookkeeper' }))
  expect(price('keystone')).toBeLessThan(price('alder'))
})

test.for([
  ['a higher limit', { 'pl.cover.limit': '2000000' }],
  ['twice the limit in a year', { 'pl.cover.aggregate_times': '2' }],
  ['clients in finance', { 'pl.work.client_sectors': ['financial'] }],
  ['a claim', { 'pl.losses.any': 'Yes', 'pl.losses.list': [{ id: 'c', paid: 3000, open: 'No' }] }],
  ['tax work', { 'pl.work.other_services': ['tax'] }],
] as const)('%s costs more with both (Q6)', ([, answers]) => {
  for (const insurer of both) expect(price(insurer, { answers })).toBeGreaterThan(price(insurer))
})

test.for([
  ['a higher deductible', { 'pl.cover.deductible': '10000' }],
  ['a contract before every job', { 'pl.contracts.written': 'always' }],
  ['a cap in the contracts', { 'pl.contracts.liability_capped': 'Yes' }],
] as const)('%s costs less with both (Q6)', ([, answers]) => {
  for (const insurer of both) expect(price(insurer, { answers })).toBeLessThan(price(insurer))
})

test.for(everyOffer)(
  '%s, %s: a known circumstance is never offered without a person reading it (Q6)',
  ([insurer, line]) => {
    const quote = quoteFor(insurer, { line, answers: { 'pl.losses.known_circumstance': 'Yes' } })
    expect(quote).toMatchObject({ status: 'referred', kind: 'indication' })
    expect(codes(quote)).toContain('known_circumstance')
  },
)

test.for(everyOffer)('%s, %s: what needs a person and what nobody insures (Q6)', ([insurer, line]) => {
  const reasons = (answers: Parts['answers'] = {}) => {
    const quote = quoteFor(insurer, { line, answers })
    return [quote.status, codes(quote)[0]]
  }
  expect(reasons({ 'pl.losses.disciplined': 'Yes' })).toEqual(['referred', 'disciplined'])
  expect(reasons({ 'pl.contracts.promises': ['result'] })).toEqual(['referred', 'promises'])
  expect(reasons({ 'pl.losses.any': 'Yes', 'pl.losses.list': [{ id: 'c', paid: 9000, open: 'Yes' }] })).toEqual([
    'referred',
    'claims_open',
  ])
  const services = [60, 60].map((percent, id) => ({ id: String(id), name: 'Work', percent }))
  expect(reasons({ 'pl.work.services': services })).toEqual(['referred', 'services.shares'])
  expect(reasons({ 'pl.work.other_services': ['medical'] })).toEqual(['declined', 'other_services'])
  expect(reasons({ 'pl.work.license_needed': 'Yes', 'pl.work.license_held': 'No' })).toEqual(['declined', 'license'])
})

test.for(everyOffer)('%s, %s: a day between two policies needs a person (Q6)', ([insurer, line]) => {
  const ending = (expiry: string, has_cover = 'Yes') =>
    codes(quoteFor(insurer, { line, answers: { 'pl.prior': { has_cover, reach: 'full', keep_reach: 'Yes', expiry } } }))
  const { effective_date } = requestFor({ line }).coverage
  const dayBefore = new Date(Date.parse(effective_date) - 86_400_000).toISOString().slice(0, 10)
  expect(ending(effective_date)).not.toContain('insurance.gap')
  expect(ending(dayBefore)).toContain('insurance.gap')
  expect(ending(dayBefore, 'No')).not.toContain('insurance.gap')
})

it('counts what is set aside for an open claim beside what was paid (Q6)', () => {
  const withClaim = (paid: number, reserved?: number) =>
    both.map((insurer) =>
      codes(
        quoteFor(insurer, {
          answers: { 'pl.losses.any': 'Yes', 'pl.losses.list': [{ id: 'c', paid, reserved, open: 'Yes' }] },
        }),
      ).includes('claims.large'),
    )
  expect(withClaim(10_000)).toEqual([false, false])
  expect(withClaim(10_000, 60_000)).toEqual([true, false])
  expect(withClaim(10_000, 145_000)).toEqual([true, true])
})

it('offers the nearest limit it has, and says what was asked for (Q6)', () => {
  const limits = (insurer: Insurer, answers: Parts['answers'] = {}) =>
    quoteFor(insurer, { answers })
      .coverages.filter(({ code }) => code.endsWith('_limit'))
      .map(({ requested, offered }) => [requested, offered])
  expect(limits('alder', { 'pl.cover.limit': '250000', 'pl.cover.aggregate_times': '2' })).toEqual([
    ['$250,000', '$250,000'],
    ['$500,000', '$500,000'],
  ])
  expect(limits('keystone', { 'pl.cover.limit': '250000' })).toEqual([
    ['$250,000', '$500,000'],
    ['$250,000', '$500,000'],
  ])
})

test.for([
  ['alder', 'pl', 'therapist', 'TX', 'referred'],
  ['alder', 'pl', 'doctor', 'TX', 'declined'],
  ['keystone', 'pl', 'doctor', 'TX', 'referred'],
  ['alder', 'eo', 'therapist', 'TX', 'declined'],
  ['keystone', 'eo', 'therapist', 'TX', 'declined'],
  ['alder', 'pl', 'painter', 'TX', 'declined'],
  ['alder', 'pl', 'lawyer', 'TX', 'declined'],
  ['keystone', 'pl', 'lawyer', 'TX', 'referred'],
  ['alder', 'pl', 'architect', 'CA', 'referred'],
  ['keystone', 'pl', 'architect', 'CA', 'quoted'],
  ['keystone', 'pl', 'consultant', 'FL', 'declined'],
  ['alder', 'pl', 'consultant', 'FL', 'quoted'],
] as const)('%s, %s: a %s in %s is %s (Q7)', ([insurer, line, firm, state, status]) => {
  expect(quoteFor(insurer, { firm, line, state }).status).toBe(status)
})

it('counts each person who treats patients (I3)', () => {
  const practice = (heads: number) => ({
    'pl.medical.professionals': [{ id: 'p', profession: 'family_physician', heads }],
    'pl.medical.all_licensed': 'Yes',
  })
  const doctors = (heads: number) => price('keystone', { firm: 'doctor', answers: practice(heads) })
  expect(doctors(2)).toBeGreaterThan(7000)
  expect(doctors(4)).toBeGreaterThan(doctors(2) * 1.5)
  const surgery = quoteFor('keystone', { firm: 'doctor', answers: { 'pl.medical.procedures': ['surgery'] } })
  expect(surgery.status).toBe('declined')
})

test.for(both)('%s reads the own pages of errors and omissions, and does without them (Q6)', (insurer) => {
  const alone = { line: 'eo' } as const
  const worse = { ...alone, answers: { 'eo.technology.failure_effect': 'much_money' } } as const
  expect(price(insurer, worse)).toBeGreaterThan(price(insurer, alone))
  const dangerous = { ...alone, answers: { 'eo.technology.uses': ['vehicles_aircraft'] } } as const
  expect(quoteFor(insurer, dangerous).status).toBe('declined')
})

test.for([
  ['consultant', /backup/, /consent|drawings|defects/],
  ['architect', /drawings/, /backup|consent|allergy/],
  ['salon', /allergy|skin/, /backup|drawings|advice/],
  ['realtor', /defects|disclose/, /backup|allergy|skin/],
] as const)('%s is asked of its own trade by both insurers (Q4)', ([firm, own, foreign]) => {
  const [businessClass, , state] = firms[firm]
  for (const insurer of both) {
    const line = insurers[insurer].lines.pl
    if (!line) throw new Error('no professional liability')
    const exposure = { class: { ...businessClass, traits: [...businessClass.traits] }, state }
    const ids = questionsFor(line, exposure, today).map(({ question }) => question.id)
    expect(ids.join(' ')).toMatch(own)
    expect(ids.join(' ')).not.toMatch(foreign)
  }
})
