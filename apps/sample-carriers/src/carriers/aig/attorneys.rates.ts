import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { type Attorney, attorneysOf } from '../../measures/attorneys.ts'
import { sumOf } from '../../measures/records.ts'
import { amountAt, answersAt } from '../../rating/amounts.ts'

/** Dollars a year for one full-time attorney whose whole past is insured, at the smallest limit. */
const oneAttorney = 1450

/**
 * Claims-made step factors: claims come in for years after the work, so the price rises until five years of prior acts
 * are covered.
 */
const steps = [0.45, 0.65, 0.8, 0.9, 0.96, 1] as const

/** Attorneys who share an office check each other: each further one costs a little less. */
const sublinear = 0.92

/** From half of a full-time attorney up to 10 hours a week to 65% at 25 hours. */
const hoursFactor = (hours: number): number => 0.5 + 0.15 * Math.min(Math.max((hours - 10) / 15, 0), 1)

const newToTheBar = 1.1

const attorneyFactor = ({ partTimeHours, priorYears, isNewToTheBar }: Attorney): number =>
  (steps[Math.min(priorYears, steps.length - 1)] ?? 1) *
  (partTimeHours === undefined ? 1 : hoursFactor(partTimeHours)) *
  (isNewToTheBar ? newToTheBar : 1)

/** A sole attorney for whom nobody covers. */
const aloneFactor = (request: QuoteRequest, count: number): number =>
  count === 1 && answersAt(request, 'details.pl.aig.firm.solo_backup').includes('No') ? 1.05 : 1

/**
 * The sum for all attorneys of the firm. What somebody’s youth or standing alone adds is reckoned here and not on the whole
 * price: else that fell as another attorney came.
 */
export function attorneysCost(request: QuoteRequest): number {
  const attorneys = attorneysOf(request)
  const count = Math.max(attorneys.length, 1)
  const cost = oneAttorney * count ** (sublinear - 1) * sumOf(attorneys, attorneyFactor)
  return cost * aloneFactor(request, attorneys.length)
}

/** Hours of a full year at the desk. */
const yearOfHours = 1800

/** Of counsel and contract attorneys count for the hours they work for the firm, at half the rate of the firm's own. */
export const outsourcedCost = (request: QuoteRequest): number =>
  (((amountAt(request, 'details.pl.aig.outsourced_attorneys_hours') ?? 0) * oneAttorney) / yearOfHours) * 0.5
