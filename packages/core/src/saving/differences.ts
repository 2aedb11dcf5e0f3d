import type { AnswerPath, Answers } from '../answers/answers.ts'
import { isBlank, isRecord, readAnswer, sameAnswer } from '../answers/answers.ts'
import type { Section } from '../evaluation/compile-flow.ts'
import type { FlowState } from '../evaluation/evaluate-flow.ts'
import { itemField } from '../evaluation/item-pages.ts'
import type { PageState } from '../evaluation/page-state.ts'
import type { Field } from '../model/field.ts'
import type { ListStep } from '../model/step.ts'

/** A changed answer, or, without `field`, an item that was added or removed. */
export type Difference = {
  readonly entry: PageState
  readonly section: Section
  readonly kind: 'changed' | 'added' | 'removed'
  readonly field?: Field
  /** The list's item it belongs to. */
  readonly item?: { readonly step: ListStep; readonly id: string; readonly answers: Answers }
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * What a renewal changed: the questions that both applications ask, with the answer carried over and the one that
 * counts now. Items are identified by id, so moving one is not a change.
 * @param before the answers carried over
 * @param after the answers that count now (`submission`)
 * @param isAskedBoth whether the first application asks it too; a question that is new at renewal is not a change
 */
export function differences(
  flowState: FlowState,
  { before, after }: { readonly before: Answers; readonly after: Answers },
  isAskedBoth: (path: AnswerPath) => boolean,
): readonly Difference[] {
  return flowState.pages.flatMap((entry) => {
    if (entry.list)
      return isAskedBoth(entry.list.step.items) ? listDifferences(entry, entry.list.step, before, after) : []
    return entry.form.fields
      .filter(({ path }) => isAskedBoth(path))
      .flatMap((field) => oneDifference({ entry, section: entry.section, field }, field.path, before, after))
  })
}

type About = Pick<Difference, 'entry' | 'section' | 'field' | 'item'>

function oneDifference(about: About, path: AnswerPath, before: Answers, after: Answers): readonly Difference[] {
  const [was, is] = [readAnswer(before, path), readAnswer(after, path)]
  if (isBlank(was) && isBlank(is)) return []
  if (isBlank(was)) return [{ ...about, kind: 'added', after: is }]
  if (isBlank(is)) return [{ ...about, kind: 'removed', before: was }]
  return sameMeaning(was, is) ? [] : [{ ...about, kind: 'changed', before: was, after: is }]
}

/** Ignores the ids of entries: deleting one and entering it again is not a change. */
const sameMeaning = (was: unknown, is: unknown): boolean => sameAnswer(withoutIds(was), withoutIds(is))

function withoutIds(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutIds)
  if (!isRecord(answer)) return answer
  const { id: _id, ...rest } = answer
  return rest
}

function listDifferences(entry: PageState, step: ListStep, before: Answers, after: Answers): readonly Difference[] {
  const [old, now] = [before, after].map((answers) => itemsIn(answers, step))
  if (!old || !now) return []
  const about = (answers: Answers) => ({
    entry,
    section: entry.section,
    item: { step, id: String(answers.id), answers },
  })
  const fields = step.pages.flatMap(({ form }) => form.fields)
  const addedOrChanged = now.flatMap((item) => {
    const previous = old.find(({ id }) => id === item.id)
    if (!previous) return [{ ...about(item), kind: 'added' as const }]
    return fields.flatMap((field) => oneDifference({ ...about(item), field }, itemField(field.path), previous, item))
  })
  const removedItems = old.filter(({ id }) => !now.some((item) => item.id === id))
  return [...addedOrChanged, ...removedItems.map((item) => ({ ...about(item), kind: 'removed' as const }))]
}

const itemsIn = (answers: Answers, { items }: ListStep): readonly Answers[] => {
  const list = readAnswer(answers, items)
  return Array.isArray(list) ? list.filter(isRecord) : []
}
