import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { attorneysOf } from '../../measures/attorneys.ts'
import { readClaimsMade } from '../../measures/claims-made.ts'
import { isLawFirm, readLawFirm, weightOfPractice } from '../../measures/law-firm.ts'
import type { Entry } from '../../measures/records.ts'
import { sumOf } from '../../measures/records.ts'
import { amountAt } from '../../rating/amounts.ts'
import type { ReckonedFactor } from '../../rating/rate-book.ts'
import type { RatedQuestion } from '../../rating/rated-question.ts'
import { cnaAreas } from './law-firm.areas.ts'
import { lawFirmQuestions } from './law-firm.questions.ts'
import { plQuestions } from './pl.questions.ts'

/** Law firms have pages of their own for the limit and the deductible; the rate book finds both under one path. */
export const readProfessional = (request: QuoteRequest): Entry =>
  isLawFirm(request)
    ? { ...readLawFirm(request), deductible: amountAt(request, 'details.pl.aig.cover.deductible') }
    : {
        ...readClaimsMade(request),
        limit: amountAt(request, 'details.pl.cover.limit'),
        aggregate_times: amountAt(request, 'details.pl.cover.aggregate_times'),
        deductible: amountAt(request, 'details.pl.cover.deductible'),
      }

/** Asked of every firm, law firms included. */
const forAll = ['people_on_file', 'bank_details_confirmed']

/** Law firms get questions of their own, everyone else `plQuestions`. */
export const professionalQuestions: readonly RatedQuestion[] = [
  ...plQuestions.map((ratedQuestion) =>
    forAll.includes(ratedQuestion.question.id)
      ? ratedQuestion
      : { ...ratedQuestion, applies: { ...ratedQuestion.applies, not_classes: ['CW541110'] } },
  ),
  ...lawFirmQuestions,
]

/** A dollar of a lawyer’s fees weighs as much as so many of a consultant’s. */
const perDollar = 4.4

/** This insurer prefers firms in which attorneys check each other: factors for none, one, two attorneys and so on. */
const sizes = [1.15, 1.15, 1.15, 1, 0.95, 0.9, 0.884, 0.868, 0.852, 0.836, 0.82] as const

/** Factors by years of prior acts, from 0 to 4 and more. Less steep than at a lawyers' mutual. */
const steps = [0.62, 0.78, 0.88, 0.95, 1] as const

function maturity(request: QuoteRequest): number {
  const attorneys = attorneysOf(request)
  const factors = sumOf(attorneys, ({ priorYears }) => steps[Math.min(priorYears, steps.length - 1)] ?? 1)
  return attorneys.length > 0 ? factors / attorneys.length : 1
}

const sizeFactor = (count: number): number => sizes[Math.min(count, sizes.length - 1)] ?? 1

/** Law firms, by their areas of practice, number of attorneys and prior acts. */
export const lawFirms: ReckonedFactor = {
  name: 'Law firm',
  explanation:
    'A law firm’s fees count 4.4 times, by area of practice, the number of attorneys (a solo × 1.15, ten or more × 0.82) and the years of past work that are insured.',
  factor: (request) =>
    isLawFirm(request)
      ? perDollar * weightOfPractice(request, cnaAreas) * sizeFactor(attorneysOf(request).length) * maturity(request)
      : 1,
}
