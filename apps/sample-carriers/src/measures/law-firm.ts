import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { calendarDay } from '@coverwright/core/rules/calendar'
import { amountAt, answersAt } from '../rating/amounts.ts'
import { daysWithoutCover } from '../rating/days-without-cover.ts'
import { claimsFactor } from '../rating/losses.ts'
import type { ReckonedFactor } from '../rating/rate-book.ts'
import { attorneysOf } from './attorneys.ts'
import { attorneyTurnover, isUnchangedRenewal } from './law-renewal.ts'
import type { Entry } from './records.ts'
import { amountIn, entriesAt, sumOf } from './records.ts'

export const isLawFirm = ({ class: { naics6 } }: QuoteRequest): boolean => naics6 === '541110'

/** Areas that every sample insurer of lawyers refers or declines. */
const hardAreas = [
  'class_actions_and_mass_torts_plaintiff',
  'patent_applications',
  'real_estate_syndication',
  'securities_and_bonds',
  'tax_opinions_and_shelters',
]

/** Areas that are part of work asked about earlier: a firm that lists them and answered No there has to be asked. */
const areasAskedBefore = ['energy_oil_and_gas_titles', 'international_and_foreign_law']

const areasOf = (request: QuoteRequest): readonly Entry[] => entriesAt(request, 'details.pl.aig.practice_areas[]')

const shareOfAll = (request: QuoteRequest): number => sumOf(areasOf(request), (row) => amountIn(row, 'percent'))

/** Percent of the firm’s income from areas of law that are among `areas`. */
const shareOf = (request: QuoteRequest, areas: readonly string[]): number =>
  sumOf(
    areasOf(request).filter(({ area }) => areas.some((each) => each === area)),
    (row) => amountIn(row, 'percent'),
  )

/** The weight of an hour of the firm’s work: the weights of its areas by their shares; 1 if no shares are known. */
export function weightOfPractice(request: QuoteRequest, weights: Readonly<Record<string, number>>): number {
  const areas = areasOf(request)
  const totalPercent = sumOf(areas, (row) => amountIn(row, 'percent'))
  if (totalPercent <= 0) return 1
  const weightedPercent = sumOf(areas, (row) => amountIn(row, 'percent') * (weights[String(row.area)] ?? 1))
  return weightedPercent / totalPercent
}

/** The requested limit, per claim and in aggregate: `500000_1000000`. */
function limitsOf(request: QuoteRequest): { readonly limit: number; readonly aggregate_times: number } | undefined {
  const [requestedLimit] = answersAt(request, 'details.pl.aig.cover.limit')
  const [limit = 0, aggregate = 0] = String(requestedLimit ?? '')
    .split('_')
    .map(Number)
  return limit > 0 && aggregate >= limit ? { limit, aggregate_times: aggregate / limit } : undefined
}

const policyOfToday = { insured: 'details.pl.aig.existing_pl_insurance', ends: 'details.pl.aig.expiry_date' } as const

/** Attorneys who are admitted in none of the states where the firm has an office. */
function admittedElsewhere(request: QuoteRequest): number {
  const offices = [request.business.state, ...answersAt(request, 'details.pl.aig.other_offices[].state')]
  return entriesAt(request, 'details.pl.aig.attorneys[]').filter(
    ({ bar_states }) => Array.isArray(bar_states) && !bar_states.some((state) => offices.includes(state)),
  ).length
}

/** The employees beyond five for each attorney, at a firm that says it has no more than five. */
function staffBeyondAnswer(request: QuoteRequest, attorneys: number): number {
  const { fulltime_employees, parttime_employees = 0 } = request.business
  if (answersAt(request, 'details.pl.aig.non_lawyer_prevalence')[0] !== 'No') return 0
  // Attorneys may be among the employees.
  return Math.max(0, fulltime_employees + parttime_employees - attorneys - 5 * attorneys)
}

/** Percent by which billings grew in a year; 0 if those of the year before were not asked. */
function growth(request: QuoteRequest): number {
  const before = amountAt(request, 'details.pl.aig.firm.billings_before') ?? 0
  return before > 0 ? (request.business.annual_revenue / before - 1) * 100 : 0
}

/** Attorneys with a prior acts date of their own in a firm without a policy that could carry it. */
const loneDates = (request: QuoteRequest): number =>
  answersAt(request, 'details.pl.aig.existing_pl_insurance')[0] === 'No'
    ? answersAt(request, 'details.pl.aig.attorneys[].prior_acts_approval').filter((answer) => answer === 'Yes').length
    : 0

/** The backup of a sole attorney; a firm that has grown since the question has others. */
const soloBackup = (request: QuoteRequest, attorneys: number): Entry =>
  attorneys > 1 ? {} : { solo_backup: answersAt(request, 'details.pl.aig.firm.solo_backup')[0] }

/** A law firm in the measures that lawyers' insurers use. */
export function readLawFirm(request: QuoteRequest): Entry {
  const attorneys = attorneysOf(request)
  return {
    ...limitsOf(request),
    attorneys: attorneys.length,
    gap_days: daysWithoutCover(request, policyOfToday),
    admitted_elsewhere: admittedElsewhere(request),
    staff_untold: staffBeyondAnswer(request, attorneys.length),
    billings_growth: growth(request),
    lone_dates: loneDates(request),
    ...soloBackup(request, attorneys.length),
    no_attorneys: Number(attorneys.length === 0),
    hard_areas: shareOf(request, hardAreas),
    areas_asked_before: shareOf(request, areasAskedBefore),
    other_area: shareOf(request, ['other_legal_work']),
    areas_off: Math.abs(areasOf(request).length > 0 ? 100 - shareOfAll(request) : 0),
    incurred: sumOf(claimsOf(request), incurredLoss),
    attorney_turnover: attorneyTurnover(request, attorneys.length),
    ...(isUnchangedRenewal(request) ? { unchanged_renewal: 'Yes' } : {}),
  }
}

const claimsOf = (request: QuoteRequest): readonly Entry[] => entriesAt(request, 'details.pl.aig.losses.list[]')

/** An open claim costs what was paid plus its case reserve. */
const incurredLoss = (claim: Entry): number => amountIn(claim, 'paid') + amountIn(claim, 'reserve')

/** The factor of claims about legal work, by their age and size on the day the policy begins. */
export const lawClaims: ReckonedFactor = {
  name: 'Claims about legal work',
  explanation: 'Each claim by its age and by what was paid and set aside for it.',
  factor: (request) =>
    claimsFactor(
      claimsOf(request).flatMap((claim) => {
        const date = calendarDay(claim.date)
        return date === undefined
          ? []
          : [{ date, paid: incurredLoss(claim), open: claim.open === 'Yes' ? 'Yes' : 'No' }]
      }),
      request.coverage.effective_date,
    ),
}
