import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { isRecord } from '@coverwright/core/answers/answers'
import { answersAt } from '../../rating/amounts.ts'
import type { ByHazard, ComputedExposure, ReckonedFactor } from '../../rating/rate-book.ts'
import { americanWording, inMoney } from '../../rating/wording.ts'
import { gradeOf } from './wc-grades.ts'

/** Dollars a year for each $100 of payroll, and what a state does to them. All are demonstration rates. */
export type PayrollRates = {
  readonly per100: ByHazard
  /** Others count 1. */
  readonly states: Readonly<Record<string, number>>
}

const lowWages = ['AL', 'AR', 'ID', 'KY', 'LA', 'ME', 'MS', 'MT', 'NM', 'OK', 'PR', 'SC', 'SD', 'WV']
const highWages = ['CA', 'CT', 'DC', 'HI', 'MA', 'NJ', 'NY', 'WA']

/** Minimum and maximum of an owner’s or officer’s rated pay, by state. Demonstration amounts. */
export function officerPayroll(state: string, pay: number): number {
  const least = lowWages.includes(state) ? 40_000 : highWages.includes(state) ? 60_000 : 50_000
  return Math.min(Math.max(pay, least), 3 * least)
}

type Row = { readonly classification: unknown; readonly state: string; readonly payroll: number }

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

function employees(request: QuoteRequest): readonly Row[] {
  return answersAt(request, 'details.wc.payroll[]')
    .filter(isRecord)
    .map(({ classification, state, payroll }) => ({
      classification,
      state: typeof state === 'string' ? state : request.business.state,
      payroll: numberOf(payroll),
    }))
}

function includedOwners(request: QuoteRequest): readonly Row[] {
  const { state } = request.business
  return answersAt(request, 'details.wc.owners[]')
    .filter(isRecord)
    .filter(({ included }) => included === 'include')
    .map(({ classification, payroll }) => ({
      classification,
      state,
      payroll: officerPayroll(state, numberOf(payroll)),
    }))
}

/**
 * Each row at the rate of its classification in its own state; at the class's rate if the classification is not on the
 * list.
 */
const cost = ({ per100, states }: PayrollRates, rows: readonly Row[], request: QuoteRequest): number =>
  rows.reduce((sum, { classification, state, payroll }) => {
    const grade = gradeOf(classification) ?? request.class.hazard
    return sum + (payroll / 100) * (per100[grade - 1] ?? per100[4]) * (states[state] ?? 1)
  }, 0)

/** The rated payroll: employees and covered owners. */
export const payrollExposures = (rates: PayrollRates): readonly ComputedExposure[] => [
  {
    name: 'Payroll of employees',
    explanation: 'Each row of payroll at the rate of its classification, or of the class, in its own state.',
    premium: (request) => cost(rates, employees(request), request),
  },
  {
    name: 'Payroll of owners covered',
    explanation:
      'The pay of each owner who is included, within the state’s least and most, at the rate of the owner’s classification.',
    premium: (request) => cost(rates, includedOwners(request), request),
  },
]

/**
 * The experience modification in percent, as the state’s bureau publishes it: 95 means five percent fewer injuries than
 * similar businesses.
 */
export const experienceMod: ReckonedFactor = {
  name: 'Experience modification',
  explanation: 'The modification that the state’s bureau published; 1 where there is none.',
  factor: (request) => {
    const [mod] = answersAt(request, 'details.wc.general.experience_mod')
    return typeof mod === 'number' ? mod / 100 : 1
  },
}

/**
 * Premium discount: a large policy costs less per dollar to service. Each step is a share of the part of the premium
 * above it, so that a payroll that grows past a step never costs less than before.
 */
export const sizeCredit = (
  rates: PayrollRates,
  ...steps: readonly (readonly [above: number, share: number])[]
): ReckonedFactor => ({
  name: 'Size of the premium',
  explanation: `Premium discount: ${steps.map(([above, share]) => `× ${share} of the part above ${above.toLocaleString('en-US')}`).join(', ')}.`,
  factor: (request) => {
    const premium = cost(rates, [...employees(request), ...includedOwners(request)], request)
    const discountedPremium = steps.reduce((sum, [above, share], at) => {
      const before = steps[at - 1]?.[1] ?? 1
      return sum - Math.max(0, premium - above) * (before - share)
    }, premium)
    return premium > 0 ? discountedPremium / premium : 1
  },
})

/** The three limits of employers’ liability that belong to a limit for an accident. */
const threeLimits = (accident: number): string =>
  [accident, Math.max(accident, 500_000), accident].map((amount) => inMoney(amount, americanWording)).join(' / ')

/** How workers’ compensation shows its limits. */
export const employersLiability = (limit: number, requestedLimit: number | undefined): CarrierQuote['coverages'] => [
  { code: 'benefits', label: 'Medical care and lost wages', offered: 'What the state’s law requires' },
  {
    code: 'employers_liability',
    label: 'Employers’ liability: accident / illness in a year / one person’s illness',
    ...(requestedLimit === undefined ? {} : { requested: threeLimits(requestedLimit) }),
    offered: threeLimits(limit),
  },
]

/** Shown with every price: the payroll of the coming year is an estimate. */
export const auditNote = {
  code: 'audit',
  label: 'The price',
  offered: 'An estimate: payroll is audited after the year, and the price follows it',
} as const
