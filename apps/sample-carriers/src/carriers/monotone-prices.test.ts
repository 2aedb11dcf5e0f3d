import { sentAnswers } from '@coverwright/catalogue/lines/sent-answers'
import { sites } from '@coverwright/catalogue/testing/sites-as-they-are'
import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { isRecord } from '@coverwright/core/answers/answers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inForce } from '../rating/in-force.ts'
import { questionsFor } from '../rating/question-set.ts'
import { rate } from '../rating/rate.ts'
import type { SampleCarrier, SampleLine } from '../rating/sample-carrier.ts'
import { underwrite } from '../rating/underwrite.ts'
import { answersTo, type Dial, dialsOf, setAnswer, stepsOf } from '../testing/dials.ts'
import { claim, requestFor, today } from '../testing/requests.ts'
import { sampleCarriers } from './registry.ts'

/* More to insure never costs less: each amount of each line is raised step by step, whatever the other answers. */

/** Retentions and signs of good care: more of it never costs more. */
const lowering = [
  /deductible|retention|excess$|franchise|franquicia|franquia|carencia/,
  // Insuring closer to the full value earns a lower rate.
  /cp\.coinsurance$/,
  // Costs that stop with the business are income that needs no insurance.
  /cp\.stopping_costs$/,
  // How long a business can do without its computers.
  /cyber\.(outage|waiting)_hours$/,
  /training_hours$/,
  /management\.years_together$/,
  /product\.records_years$/,
]

/**
 * Neither more nor less risk: how many of the people counted elsewhere are of one kind, and a firm's size in earlier
 * years.
 */
const undirectedPaths = [
  /epli\.others\.seasonal$/,
  /epli\.by_state(\[\]\.employees)?$/,
  /art\.office_workers$/,
  /firm\.billings_before$/,
]

/** More people come with more payroll, and more attorneys with more fees. */
const comesWith: Readonly<Record<string, { readonly path: string; readonly each: number }>> = {
  'details.art.workers': { path: 'details.art.monthly_wages', each: 900_000 },
  'details.vida.employees': { path: 'business.annual_payroll', each: 30_000 },
  'details.pl.aig.attorneys': { path: 'business.annual_revenue', each: 250_000 },
}

function bring(request: QuoteRequest, path: string, count: unknown): void {
  const followUp = comesWith[path]
  if (followUp) setAnswer(request, followUp.path, followUp.each * Number(count))
}

const matches = (path: string, names: readonly RegExp[]) => names.some((name) => name.test(path))

const money = stepsOf({ type: 'money' }) ?? []
const counts = stepsOf({ type: 'number' }) ?? []
const sums = [0, 250, 500, 1000, 2500, 5000, 25_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000]

const ofEveryBusiness: readonly Dial[] = [
  ...['business.annual_revenue', 'business.annual_payroll', 'business.subcontractor_cost'].map((path) => ({
    path,
    steps: money,
  })),
  ...['business.fulltime_employees', 'business.parttime_employees', 'coverage.stories'].map((path) => ({
    path,
    steps: counts,
  })),
  ...['coverage.contents_value', 'coverage.building_value', 'coverage.square_feet'].map((path) => ({
    path,
    steps: money,
  })),
  ...['coverage.occurrence_limit', 'coverage.deductible', 'coverage.property_deductible'].map((path) => ({
    path,
    steps: sums,
  })),
]

/** The yearly price, regardless of appetite and referrals. */
function priceOf(carrier: SampleCarrier, line: SampleLine, received: QuoteRequest): number {
  const details = line.reads ? { ...received.details, rated: line.reads(received) } : received.details
  const request = { ...received, details }
  const { entry: book } = inForce(line.rateBooks, request.coverage.effective_date)
  const { factors } = underwrite(carrier, line, request, today)
  return rate(book, request, factors, today, carrier.speech?.dollar).annual
}

const traits = ['office', 'contractor', 'cooking', 'alcohol', 'retail', 'children', 'vehicles', 'technology']
const businesses = fc.record({
  hazard: fc.integer({ min: 1, max: 5 }),
  traits: fc.subarray(traits, { maxLength: 3 }),
  naics6: fc.constantFrom('458110', '541110', '541611', '238220', '722511', '624410', '484121'),
  annual_revenue: fc.constantFrom(0, 80_000, 240_000, 900_000, 6_000_000),
  annual_payroll: fc.constantFrom(0, 40_000, 260_000, 2_000_000),
  fulltime_employees: fc.constantFrom(0, 2, 12, 80),
  parttime_employees: fc.constantFrom(0, 3, 20),
  years_business_started: fc.constantFrom(0, 2, 6, 30),
  claims: fc.constantFrom<readonly number[]>([], [4000], [60_000, 9000]),
})
type Business = typeof businesses extends fc.Arbitrary<infer One> ? One : never
type Answers = Readonly<Record<string, unknown>>

const claimsOf = (paid: readonly number[]): QuoteRequest['claims'] => ({
  any: paid.length ? 'Yes' : 'No',
  list: paid.map((each, at) => claim(`${2026 - at}-03-01`, each)),
})

const isSent = (line: string, name: string) => sentAnswers(line).includes(name)

function requestOf(line: string, state: string, answers: Answers, business: Business): QuoteRequest {
  const { hazard, traits: own, naics6, claims, ...size } = business
  return requestFor({
    line,
    class: { class_code_ref: `CW${naics6}A`, naics6, industry: 'professional', hazard, traits: own },
    business: { state, ...size },
    claims: claimsOf(claims),
    details: Object.fromEntries(Object.entries(answers).filter(([name]) => isSent(line, name))),
  })
}

/** A growing request: its name, and the request at each step. */
type Growth = {
  readonly name: string
  readonly lowers: boolean
  readonly at: (step: number) => QuoteRequest
  readonly steps: number
}

function turnDial(base: QuoteRequest, { path, steps }: Dial): Growth {
  return {
    name: path,
    lowers: matches(path, lowering),
    steps: steps.length,
    at: (step) => {
      const request = structuredClone(base)
      setAnswer(request, path, steps[step])
      bring(request, path, steps[step])
      return request
    },
  }
}

const listsOf = (dials: readonly Dial[]) => [
  ...new Set(dials.flatMap(({ path }) => (path.includes('[]') ? [path.slice(0, path.indexOf('[]'))] : []))),
]

/** A list with one entry, then with another, and so on. */
function lengthenList(base: QuoteRequest, path: string, entries: readonly unknown[]): Growth {
  return {
    name: `${path}[]`,
    lowers: false,
    steps: entries.length,
    at: (step) => {
      const request = structuredClone(base)
      setAnswer(request, path, entries.slice(0, step + 1))
      bring(request, path, step + 1)
      return request
    },
  }
}

const readAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value)

const losses = [
  [],
  [0],
  [900],
  [30_000],
  [30_000, 2000],
  [30_000, 60_000],
  [30_000, 60_000, 10],
  [90_000, 90_000, 90_000],
]

const claimGrowth = (base: QuoteRequest): Growth => ({
  name: 'claims',
  lowers: false,
  steps: losses.length,
  at: (step) => ({ ...base, claims: claimsOf(losses[step] ?? []) }),
})

/** An insurer's own question about an amount, with what makes it visible. */
function growthsOf(base: QuoteRequest, line: SampleLine): readonly Growth[] {
  const exposure = { line: base.line, class: base.class, state: base.business.state }
  return questionsFor(line, exposure, base.coverage.effective_date).flatMap(({ question }) => {
    const steps = stepsOf(question)
    const opening = (question.conditions ?? []).flatMap(({ holder, subject, or: [value = ''], test }) => {
      if (holder !== 'question') return []
      return [{ id: subject, answer: test === 'more_than' ? Number(value) + 1 : value }]
    })
    if (!steps) return []
    const at = (step: number) => ({
      ...base,
      uw_questions: [...opening, { id: question.id, answer: steps[step] ?? 0 }],
    })
    return [{ name: question.id, lowers: matches(question.id, lowering), steps: steps.length, at }]
  })
}

/** Where the price moves the wrong way; nothing if it is the same at the ends and in the middle. */
function faultOf({ name, lowers, at, steps }: Growth, price: (request: QuoteRequest) => number): readonly string[] {
  const prices = new Map<number, number>()
  const priceAt = (step: number) => {
    const cachedPrice = prices.get(step) ?? price(at(step))
    prices.set(step, cachedPrice)
    return cachedPrice
  }
  const probes = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => Math.round(share * (steps - 1)))
  if (new Set(probes.map(priceAt)).size === 1) return []
  const wrong = Array.from({ length: steps - 1 }, (_, step) => step).find((step) => {
    const rise = priceAt(step + 1) - priceAt(step)
    return lowers ? rise > 0 : rise < 0
  })
  return wrong === undefined ? [] : [`${name}: ${priceAt(wrong)}, then ${priceAt(wrong + 1)} at step ${wrong + 1}`]
}

/** Businesses for each site, for which each line of each insurer is raised; others in each round of the campaign. */
const runs = 1
const seed = Number(process.env.CASES_SEED ?? 7)

describe.each(sites.filter(({ name }) => name !== 'cornerstop'))(
  'insurers of the site $name',
  ({ country, flow, name }) => {
    const dials = dialsOf(flow)
    const samples = fc.sample(fc.tuple(answersTo(flow), businesses), { numRuns: runs, seed })
    const states = name === 'default' ? ['TX', 'NY', 'CA', 'OH'] : country.regions.map(({ code }) => code)
    const insurers = sampleCarriers.filter(({ id }) => country.carriers.some((each) => each.id === id))
    const pairs = insurers.flatMap((insurer) =>
      Object.entries(insurer.lines).map((pair) => [insurer, ...pair] as const),
    )

    it.each(pairs.map((pair) => [pair[0].name, pair[1], pair] as const))(
      '%s, %s: more to insure never costs less (Q6)',
      (_name, code, [insurer, , line]) => {
        const own = dials.filter(
          ({ path }) => isSent(code, path.split(/[.[]/)[0] ?? '') && !matches(path, undirectedPaths),
        )
        const faults = samples.flatMap(([answers, business], at) => {
          const base = requestOf(code, states[at % states.length] ?? 'TX', answers, business)
          const growths = [
            ...ofEveryBusiness.map((dial) => turnDial(base, dial)),
            ...own.map(({ path, steps }) => turnDial(base, { path: `details.${path}`, steps })),
            ...listsOf(own).map((path) => {
              const entries = samples.flatMap(([each]) => readAt(each, path) ?? [])
              return lengthenList(base, `details.${path}`, [...entries.slice(at), ...entries])
            }),
            claimGrowth(base),
            ...growthsOf(base, line),
          ]
          return growths.flatMap((growth) => faultOf(growth, (request) => priceOf(insurer, line, request)))
        })
        expect(faults).toEqual([])
      },
    )
  },
)
