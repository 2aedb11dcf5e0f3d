import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { amountAt } from './amounts.ts'
import { askedDeductible, askedLimit, nearestChoice } from './choose.ts'
import { claimCount, claimsFactor } from './losses.ts'
import type { ByHazard, ComputedExposure, LiabilityBook, PropertyRates, RateBook, RatedExposure } from './rate-book.ts'

/** A line of the worksheet: an amount in dollars added, or a factor; and the subtotal after it. */
export type WorksheetLine = {
  readonly name: string
  readonly adds?: number
  readonly factor?: number
  readonly subtotal: number
}

export type Rating = {
  /** Whole dollars a year, fees included. */
  readonly annual: number
  readonly worksheet: readonly WorksheetLine[]
}

export type NamedFactor = { readonly name: string; readonly factor: number }

type Amount = { readonly name: string; readonly adds: number }

/** Larger businesses pay less for each further dollar: [from, share of the rate]. */
const tiers = [
  [0, 1],
  [250_000, 0.7],
  [1_000_000, 0.45],
  [5_000_000, 0.3],
] as const

/** @param dollar what a dollar is worth in the currency of `amount` */
const inTiers = (amount: number, dollar = 1): number =>
  tiers.reduce((sum, [from, share], index) => {
    const to = (tiers[index + 1]?.[0] ?? Number.POSITIVE_INFINITY) * dollar
    return sum + Math.max(0, Math.min(amount, to) - from * dollar) * share
  }, 0)

const forHazard = (rates: ByHazard, hazard: number): number =>
  rates[Math.min(Math.max(Math.round(hazard), 1), 5) - 1] ?? rates[4]

/** Owners in the trades work on jobs too, but payroll does not include them: insurers add a fixed amount. */
const ownerPayroll = 40_000

/** Trades are rated on payroll, everyone else on sales; the other measure adds a little. */
function liability(book: LiabilityBook, { class: businessClass, business }: QuoteRequest): readonly Amount[] {
  const isTrade = businessClass.traits.some((trait) => trait === 'contractor' || trait === 'installs')
  const { hazard } = businessClass
  const sales = (inTiers(business.annual_revenue) / 1000) * forHazard(book.per1000Revenue, hazard)
  const payroll = business.annual_payroll + (isTrade ? ownerPayroll : 0)
  const payrollRate = forHazard(book.per1000Payroll, hazard)
  const wages = (inTiers(payroll) / 1000) * payrollRate
  const subcontractorPremium = (inTiers(business.subcontractor_cost ?? 0) / 1000) * payrollRate * book.subcontracted
  return [
    { name: 'Liability on sales', adds: sales * (isTrade ? 0.15 : 1) },
    { name: 'Liability on payroll', adds: wages * (isTrade ? 1 : 0.1) },
    { name: 'Liability on subcontractors', adds: subcontractorPremium },
  ]
}

/** The answers in units, each at its rate. */
const exposure = (each: RatedExposure | ComputedExposure, request: QuoteRequest, dollar: number): Amount => {
  if ('premium' in each) return { name: each.name, adds: each.premium(request) }
  const { name, amount, per, rate, tiered: isTiered } = each
  const amountValue = amountAt(request, amount) ?? 0
  const ratedAmount = isTiered ? inTiers(amountValue, dollar) : amountValue
  return { name, adds: (ratedAmount / per) * (typeof rate === 'number' ? rate : forHazard(rate, request.class.hazard)) }
}

const bases = (book: RateBook, request: QuoteRequest, dollar: number): readonly Amount[] =>
  'exposures' in book ? book.exposures.map((each) => exposure(each, request, dollar)) : liability(book, request)

const isProtected = (answer: string | undefined) =>
  answer !== undefined && !['no', 'none', 'not sure', 'unknown'].includes(answer.toLowerCase())

/** Credits and debits for the building, on the property part only. */
function buildingFactor(rates: PropertyRates, { coverage }: QuoteRequest, today: CalendarDate): number {
  const age = coverage.year_built === undefined ? 0 : Math.max(0, Number(today.slice(0, 4)) - coverage.year_built)
  const ageFactor = Math.min(1 + Math.max(0, Math.floor(age / 10) - 2) * rates.decade, rates.oldest)
  return (
    ageFactor *
    (rates.construction[coverage.construction ?? ''] ?? 1) *
    (isProtected(coverage.sprinklers) ? rates.sprinklers : 1) *
    (isProtected(coverage.fire_alarm) ? rates.fireAlarm : 1) *
    (isProtected(coverage.burglar_alarm) ? rates.burglarAlarm : 1)
  )
}

function property(rates: PropertyRates | undefined, request: QuoteRequest, today: CalendarDate): readonly Amount[] {
  if (!rates) return []
  const { contents_value = 0, building_value = 0 } = request.coverage
  const factor = buildingFactor(rates, request, today)
  return [
    { name: 'Contents', adds: (contents_value / 100) * forHazard(rates.contents, request.class.hazard) * factor },
    { name: 'Building', adds: (building_value / 100) * rates.building * factor },
  ]
}

/** Years of the owner's experience count half as much as years of the business itself. */
function experienceFactor({ business }: QuoteRequest): number {
  const years = Math.max(business.years_business_started, (business.years_experience ?? 0) / 2)
  if (years < 1) return 1.25
  if (years < 3) return 1.12
  if (years < 5) return 1
  return years < 10 ? 0.96 : 0.92
}

/** A new business has had nothing to insure; an older one without insurance may have losses that nobody recorded. */
const hasLapsed = ({ business, coverage }: QuoteRequest): boolean =>
  coverage.current_insurance === 'No' && business.years_business_started > 1

/** The combined factor of a class's traits, at most a third down and a half up. */
const classFactor = ({ traits = {} }: RateBook, request: QuoteRequest): number =>
  Math.min(
    Math.max(
      request.class.traits.reduce((product, trait) => product * (traits[trait] ?? 1), 1),
      0.67,
    ),
    1.5,
  )

const ownFactors = (book: RateBook) => ('exposures' in book ? (book.factors ?? []) : [])

function generalFactors(
  book: RateBook,
  request: QuoteRequest,
  today: CalendarDate,
  dollar: number,
): readonly NamedFactor[] {
  const { claims, business } = request
  const list = claims.any === 'Yes' ? claims.list : []
  const isAnswered = claims.any === 'No' || list.length > 0
  const claimFree = isAnswered && claimCount(list, 5, today) === 0 && business.years_business_started >= 3
  return [
    { name: 'Class', factor: classFactor(book, request) },
    { name: 'Level of the book', factor: book.level },
    { name: 'State', factor: book.states[business.state] ?? 1 },
    {
      name: 'Limit',
      factor: nearestChoice(book.occurrence, askedLimit(book, request) ?? book.usualOccurrence).factor,
    },
    {
      name: 'Deductible',
      factor: nearestChoice(book.deductible, askedDeductible(book, request) ?? book.usualDeductible).factor,
    },
    { name: 'Experience', factor: book.experience === false ? 1 : experienceFactor(request) },
    { name: 'Claims', factor: claimFree ? 0.95 : claimsFactor(list, today, dollar) },
    { name: 'No insurance today', factor: hasLapsed(request) ? (book.lapse ?? 1) : 1 },
    ...ownFactors(book).map(({ name, factor }) => ({ name, factor: factor(request) })),
  ]
}

/** Answers together move the price by at most 30 % down and 120 % up. */
function withinBounds(factors: readonly NamedFactor[]): readonly NamedFactor[] {
  const product = factors.reduce((sum, { factor }) => sum * factor, 1)
  const within = Math.min(Math.max(product, 0.7), 2.2)
  return within === product ? factors : [...factors, { name: 'Bound on all answers', factor: within / product }]
}

/** The yearly price with its worksheet. `answers` are the factors from the insurer's questions. */
export function rate(
  book: RateBook,
  request: QuoteRequest,
  answers: readonly NamedFactor[],
  today: CalendarDate,
  dollar = 1,
): Rating {
  const worksheet: WorksheetLine[] = []
  let subtotal = 0
  for (const line of [...bases(book, request, dollar), ...property(book.property, request, today)]) {
    subtotal += line.adds
    worksheet.push({ ...line, subtotal })
  }
  for (const line of [...generalFactors(book, request, today, dollar), ...withinBounds(answers)]) {
    subtotal *= line.factor
    worksheet.push({ ...line, subtotal })
  }
  const shortfall = Math.max(0, book.minimumPremium - subtotal)
  if (shortfall > 0) {
    subtotal += shortfall
    worksheet.push({ name: 'Up to the minimum premium', adds: shortfall, subtotal })
  }
  worksheet.push({ name: 'Policy fee', adds: book.policyFee, subtotal: subtotal + book.policyFee })
  return { annual: Math.round(subtotal + book.policyFee), worksheet }
}
