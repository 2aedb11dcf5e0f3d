import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isYes, readAnswer } from '@coverwright/core/answers/answers'
import type { Purchase, Term } from './term.ts'

type AnswerEntry = readonly [path: AnswerPath, answer: unknown]

/**
 * Continues claims-made coverage into the renewal: the insured now has prior coverage, and its prior acts date stays,
 * or is the start of the first policy. Law firms answer this at paths of their own.
 */
export function continuedCover(answers: Answers, term: Term, purchase: Purchase | undefined): readonly AnswerEntry[] {
  if (readAnswer(answers, 'pl.aig') !== undefined) return ofAttorneys(answers, term, purchase)
  return readAnswer(answers, 'pl.prior') === undefined ? [] : ofOthers(answers, term, purchase)
}

function ofAttorneys(answers: Answers, { began, ends }: Term, purchase: Purchase | undefined): readonly AnswerEntry[] {
  const was = isYes(readAnswer(answers, 'pl.aig.existing_pl_insurance'))
  const full = was && isYes(readAnswer(answers, 'pl.aig.full_prior_acts'))
  const reach = was ? readAnswer(answers, 'pl.aig.prior_acts_date') : began
  return [
    ['pl.aig.existing_pl_insurance', 'Yes'],
    ['pl.aig.expiry_date', ends],
    ['pl.aig.insurer', purchase?.insurer],
    ['pl.aig.current_premium', purchase?.premium],
    ['pl.aig.current_limit', readAnswer(answers, 'pl.aig.cover.limit')],
    ['pl.aig.full_prior_acts', full ? 'Yes' : 'No'],
    ['pl.aig.prior_acts_date', full ? undefined : reach],
    // A stated gap is in the years that this policy reaches back to; a first policy has none.
    ['pl.aig.continuous_coverage', (was && readAnswer(answers, 'pl.aig.continuous_coverage')) || 'Yes'],
    // About the previous policy, and a time without one.
    ...['past_insurance', 'tail_purchased'].map((name) => [`pl.aig.${name}`, undefined] as const),
  ]
}

/** How far back this year's policy reaches. Only this policy says whether it covers past work that was uninsured. */
function reachOf(answers: Answers, began: string): { readonly reach: unknown; readonly date?: unknown } {
  const isKept = ['has_cover', 'keep_reach'].every((name) => isYes(readAnswer(answers, `pl.prior.${name}`)))
  if (isKept) {
    const reach = readAnswer(answers, 'pl.prior.reach')
    return reach === 'date' ? { reach, date: readAnswer(answers, 'pl.prior.retro_date') } : { reach }
  }
  const isOpen =
    !isYes(readAnswer(answers, 'pl.prior.has_cover')) && isYes(readAnswer(answers, 'pl.prior.wants_past_work'))
  return isOpen ? { reach: 'not_sure' } : { reach: 'date', date: began }
}

function ofOthers(answers: Answers, { began, ends }: Term, purchase: Purchase | undefined): readonly AnswerEntry[] {
  const { reach, date } = reachOf(answers, began)
  const sinceThen = date === began ? 'Yes' : readAnswer(answers, 'pl.prior.continuous')
  return [
    ['pl.prior.has_cover', 'Yes'],
    ['pl.prior.insurer', purchase?.insurer],
    ['pl.prior.expiry', ends],
    ['pl.prior.reach', reach],
    ['pl.prior.retro_date', date],
    ['pl.prior.continuous', sinceThen ?? 'Yes'],
    ['pl.prior.keep_reach', 'Yes'],
    ['pl.prior.wants_past_work', undefined],
  ]
}
