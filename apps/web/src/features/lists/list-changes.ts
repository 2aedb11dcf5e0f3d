import type { Answers } from '@coverwright/core/answers/answers'
import { isBlank, readAnswer, sameAnswer } from '@coverwright/core/answers/answers'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { itemField, itemPages } from '@coverwright/core/evaluation/item-pages'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import type { ListStep } from '@coverwright/core/model/step'
import { itemsOf } from './item-subject.ts'
import { listTable } from './list-rows.ts'

export type ListChanges = {
  /** By the item's id; one that is as it was has no mark. */
  readonly marks: ReadonlyMap<string, 'new' | 'changed'>
  /** The names of the items that were on the list last year and no longer are. */
  readonly left: readonly string[]
}

/** How a list differs from last year's, with items matched by id; undefined without carried-over answers. */
export function listChanges(
  step: ListStep,
  entry: PageState,
  context: FlowContext,
  words: AnswerTextOptions,
): ListChanges | undefined {
  const { carried } = context
  const before = carried && itemsOf(carried, step)
  if (!carried || !before || before.length === 0) return undefined
  const items = itemsOf(context.answers, step)
  const marks = items.flatMap((item) => {
    const mark = markOf(item, before, fieldsOf(step, item, entry, context))
    return mark ? [[String(item.id), mark] as const] : []
  })
  const stay = new Set(items.map(({ id }) => id))
  const past = listTable(step, entry, { ...context, answers: carried }, words).rows
  return {
    marks: new Map(marks),
    left: past.filter(({ id }) => !stay.has(id)).map(({ name }) => name),
  }
}

/** The names of the answers that count for an item now. */
const fieldsOf = (step: ListStep, item: Answers, { view }: PageState, context: FlowContext): readonly string[] =>
  itemPages(step.pages, item, { view, context }).flatMap(({ visible }) => visible.map(itemField))

function markOf(item: Answers, before: readonly Answers[], names: readonly string[]): 'new' | 'changed' | undefined {
  const itemBefore = before.find(({ id }) => id === item.id)
  if (!itemBefore) return 'new'
  return names.every((name) => isSame(readAnswer(item, name), readAnswer(itemBefore, name))) ? undefined : 'changed'
}

const isSame = (now: unknown, then: unknown): boolean => (isBlank(now) && isBlank(then)) || sameAnswer(now, then)
