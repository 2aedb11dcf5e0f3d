import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { type Attorney, attorneysOf } from '../../measures/attorneys.ts'
import { sumOf } from '../../measures/records.ts'
import { amountAt, answersAt } from '../../rating/amounts.ts'

/** Dollars a year for one full-time attorney with full prior acts, at the smallest limit. */
const oneAttorney = 1450

/**
 * Claims-made step factors: claims come in for years after the work, so the price rises until five years of prior acts
 * are covered.
 */
const steps = [0.45, 0.65, 0.8, 0.9, 0.96, 1] as const

/** Attorneys in one office check each other's work, so each further one costs a little less. */
const sublinear = 0.92

/** From 50% of a full-time attorney at up to 10 hours a week to 65% at 25 hours. */
const hoursFactor = (hours: number): number => 0.5 + 0.15 * Math.min(Math.max((hours - 10) / 15, 0), 1)

const newToTheBar = 1.1

const attorneyFactor = ({ partTimeHours, priorYears, isNewToTheBar }: Attorney): number =>
  (steps[Math.min(priorYears, steps.length - 1)] ?? 1) *
  (partTimeHours === undefined ? 1 : hoursFactor(partTimeHours)) *
  (isNewToTheBar ? newToTheBar : 1)

/** A sole attorney without a backup. */
const aloneFactor = (request: QuoteRequest, count: number): number =>
  count === 1 && answersAt(request, 'details.pl.aig.firm.solo_backup').includes('No') ? 1.05 : 1

/**
 * The sum for all attorneys of the firm. The surcharges for a young attorney and for a sole
 * one apply here and not to the whole price, which would otherwise fall when another attorney joins.
 */
export function attorneysCost(request: QuoteRequest): number {
  const attorneys = attorneysOf(request)
  const count = Math.max(attorneys.length, 1)
  const cost = oneAttorney * count ** (sublinear - 1) * sumOf(attorneys, attorneyFactor)
  return cost * aloneFactor(request, attorneys.length)
}

/** Billable hours of a full year. */
const yearOfHours = 1800

/** Of counsel and contract attorneys count for the hours they work for the firm, at half the rate of the firm's own. */
export const outsourcedCost = (request: QuoteRequest): number =>
  (((amountAt(request, 'details.pl.aig.outsourced_attorneys_hours') ?? 0) * oneAttorney) / yearOfHours) * 0.5
