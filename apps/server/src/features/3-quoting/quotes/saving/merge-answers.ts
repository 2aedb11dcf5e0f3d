import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { Form } from '@coverwright/core/model/field'
import type { ListStep } from '@coverwright/core/model/step'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { coveredFor, emptyMasks, maskAnswers, sensitiveOf, unmaskGiven } from '../snapshot/sensitive-answers.ts'
import { answersBefore, type Conflict, merge } from './merge.ts'
import { type AnswerRefusal, canonical, canonicalItems } from './separate-answers.ts'
import { stampSignatures } from './signatures.ts'
import { unmaskedAnswers } from './unmasked-answers.ts'
import type { WriteInput } from './write-answers.ts'

/** The scope of a save: the fields of a page, its list, or several lists. */
type SaveScope = {
  readonly form: Form
  readonly list?: { readonly step: ListStep } | undefined
  readonly lists?: readonly ListStep[]
}

type MergeOutcome =
  | { readonly incomingAnswers: Answers }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly problems: readonly AnswerRefusal[] }

/**
 * What a save says for these paths, in the spelling it is stored in and with masks replaced, joined with what was saved
 * since the version that was read.
 */
export function mergeAnswers(
  quote: QuoteSnapshot,
  { form, list, lists = list ? [list.step] : [] }: SaveScope,
  writable: readonly AnswerPath[],
  { sent, newAnswers: { answers: sentAnswers }, since }: Pick<WriteInput, 'sent' | 'newAnswers' | 'since'>,
  now: Date,
): MergeOutcome {
  const { answers, served, viewer } = quote
  const { site } = served
  const sensitive = sensitiveOf(served)
  const base = answersBefore(answers, since)
  const ofLists = lists.reduce((all, step) => canonicalItems(all, answers, step, site), sentAnswers)
  const clean = stampSignatures(canonical(ofLists, form.fields, site), { form }, { ...quote, base }, now)
  const plainAnswers = unmaskGiven(unmaskGiven(clean, answers, sensitive), base, sensitive)
  const empty = emptyMasks(plainAnswers, sensitive).filter((path) => writable.includes(path))
  if (empty.length) return { problems: empty.map((path) => ({ path, key: 'validationError.wholeNumberAgain' })) }
  // Without later saves there is nothing to conflict with.
  const again = since.length > 0 && { unmaskedAnswers: unmaskedAnswers(sent, base, coveredFor(served, viewer), since) }
  const mergeResult = merge({ incomingAnswers: plainAnswers, base, stored: answers, ...again }, writable)
  if (mergeResult.conflicts.length === 0) return { incomingAnswers: mergeResult.incomingAnswers }
  return { conflicts: mergeResult.conflicts.map((conflict) => withoutSecrets(conflict, sensitive)) }
}

function withoutSecrets({ field, yours, theirs }: Conflict, sensitive: readonly AnswerPath[]): Conflict {
  const maskAnswer = (answer: unknown) =>
    answer === null ? null : readAnswer(maskAnswers(writeAnswer({}, field, answer), sensitive), field)
  return { field, yours: maskAnswer(yours), theirs: maskAnswer(theirs) }
}
