import { type AnswerPath, type Answers, readAnswer } from '@coverwright/core/answers/answers'
import type { RequestedTerms } from '@coverwright/core/offers/offer-terms'
import { effectiveDates } from './sent-answers.ts'

/** Where the applicant enters since when past work is insured, by line. */
const retroactiveDates: Readonly<Record<string, AnswerPath>> = {
  pl: 'pl.prior.retro_date',
  eo: 'pl.prior.retro_date',
}

/** What was asked for beside the limits, to compare an offer with. */
export function requestedTerms(line: string, answers: Answers): RequestedTerms {
  const retroactive = Object.hasOwn(retroactiveDates, line) ? retroactiveDates[line] : undefined
  const first = (paths: readonly AnswerPath[]): string | undefined =>
    paths.map((path) => readAnswer(answers, path)).find((day) => typeof day === 'string')
  const effective_date = first(effectiveDates(line))
  const retroactive_date = retroactive && first([retroactive])
  return {
    ...(effective_date ? { effective_date } : {}),
    ...(retroactive_date ? { retroactive_date } : {}),
  }
}
