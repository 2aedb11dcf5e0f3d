import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'

/** The insurer's code for the class, under the name that its own section of the quote has for it. Source: seed 3. */
const derived: Readonly<Record<AnswerPath, AnswerPath>> = {
  'pl.cna.industry_code': 'appetite_codes.cna_pl_code',
}

/** Stand among the answers and follow from facts: shown in every reply, never stored, left aside when sent back. */
export const derivedPaths: ReadonlySet<AnswerPath> = new Set(Object.keys(derived))

/** The answers with what follows from the facts written in its place, whatever stood there. */
export const withDerived = (answers: Answers, facts: Answers): Answers =>
  Object.entries(derived).reduce(
    (written, [path, fact]) => writeAnswer(written, path, readAnswer(facts, fact)),
    answers,
  )
