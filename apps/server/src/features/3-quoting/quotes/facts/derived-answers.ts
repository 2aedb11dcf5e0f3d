import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { pathsAbove, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'

type DerivedAnswer = {
  readonly fact: AnswerPath
  /** Only if there are answers at this path, so that an unopened section does not appear. */
  readonly beside?: AnswerPath
}

/** The insurer's code for the class, under the name that its own section of the quote has for it. Source: seed 3. */
const derivedAnswers: Readonly<Record<AnswerPath, DerivedAnswer>> = {
  'pl.cna.industry_code': { fact: 'appetite_codes.cna_pl_code' },
  'directors_and_officers.boost.naics_code': { fact: 'naics6', beside: 'directors_and_officers.funding' },
}

/** Shown among the answers in every reply, derived from facts; never stored, and ignored when sent back. */
export const derivedPaths: ReadonlySet<AnswerPath> = new Set(Object.keys(derivedAnswers))

/** Records that hold them. */
export const derivedHolders: ReadonlySet<AnswerPath> = new Set(Object.keys(derivedAnswers).flatMap(pathsAbove))

/** The answers, with those that follow from facts overwritten. */
export const withDerived = (answers: Answers, facts: Answers): Answers =>
  Object.entries(derivedAnswers).reduce((result, [path, { fact, beside }]) => {
    const isWanted = beside === undefined || readAnswer(result, beside) !== undefined
    return writeAnswer(result, path, isWanted ? readAnswer(facts, fact) : undefined)
  }, answers)
