import { agentsOnly } from '@coverwright/catalogue/application/agent-client'
import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isBlank, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { Field } from '@coverwright/core/model/field'
import type { ListStep } from '@coverwright/core/model/step'
import { questionField } from '@coverwright/core/question-sets/question-field'
import { withItems } from '@coverwright/core/saving/save-items'
import { kindProblems } from '@coverwright/core/validation/kind-problems'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'
import { seesNotes } from '../snapshot/for-viewer.ts'
import { formsOf } from '../snapshot/forms-of.ts'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { itemKindProblems } from './list-problems.ts'
import type { AnswerRefusal } from './separate-answers.ts'

/** What an answer belongs to: a field, or a list of items. */
export type AnswerOwner = { readonly field: Field } | { readonly list: ListStep }

const ownersOf = memoizeByIdentity((flow: CompiledFlow): ReadonlyMap<AnswerPath, AnswerOwner> => {
  const owners = flow.slots.flatMap(({ node }): readonly (readonly [AnswerPath, AnswerOwner])[] =>
    node.kind === 'list'
      ? [[node.items, { list: node }]]
      : formsOf(node).flatMap(({ fields }) => fields.map((field) => [field.path, { field }] as const)),
  )
  // The first page that asks it.
  return new Map(owners.toReversed())
})

const questionAt = /^(?<set>.+)\.uw_questions\[(?<id>[^\]]+)\]$/

function ownerOf({ flow, row }: QuoteSnapshot, path: AnswerPath): AnswerOwner | undefined {
  const { set = '', id } = questionAt.exec(path)?.groups ?? {}
  if (id === undefined) return ownersOf(flow).get(path)
  const question = row.question_sets[set]?.questions.find((each) => each.id === id)
  return question && { field: questionField(set, question) }
}

/**
 * Why an answer that no page of the quote asks cannot be stored until one does: the question is unknown, it is a
 * signature under answers that nobody sees, or it is an agent's. Undefined if it can.
 */
export function refuseUnasked(quote: QuoteSnapshot, path: AnswerPath): AnswerRefusal | undefined {
  const owner = ownerOf(quote, path)
  const isHidden = path.startsWith(`${agentsOnly.answers}.`) && !seesNotes(quote.viewer)
  if (!owner || isHidden) return { path, key: 'validationError.notAsked' }
  if ('field' in owner && owner.field.type === 'signature') return { path, key: 'validationError.notAsked' }
  return undefined
}

/** What the answers belong to. Not documents: only uploads write them, and an older list may come back. */
export const ownersAt = (quote: QuoteSnapshot, paths: readonly AnswerPath[]): readonly AnswerOwner[] =>
  paths
    .flatMap((path) => ownerOf(quote, path) ?? [])
    .filter((owner) => !('field' in owner && owner.field.type === 'document'))

/** The answers with one more that no page asks, and its problems. */
export function writeUnasked(
  answers: Answers,
  owner: AnswerOwner,
  sentAnswers: Answers,
): { readonly answers: Answers; readonly problems: readonly AnswerRefusal[] } {
  if ('list' in owner) {
    return {
      answers: withItems(answers, undefined, owner.list, sentAnswers) ?? answers,
      problems: itemKindProblems(owner.list, sentAnswers, answers),
    }
  }
  const { path } = owner.field
  const answer = readAnswer(sentAnswers, path)
  return {
    answers: writeAnswer(answers, path, isBlank(answer) ? undefined : answer),
    problems: kindProblems(owner.field, answer),
  }
}
