import type { AnswerPath } from '../answers/answers.ts'
import { readAnswer } from '../answers/answers.ts'
import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { FlowContext } from '../evaluation/flow-context.ts'
import { itemField, itemPages } from '../evaluation/item-pages.ts'
import type { ListedItems, PageState } from '../evaluation/page-state.ts'
import type { Field } from '../model/field.ts'

/** A question that must be answered before the quote can be submitted, and is not yet. */
export type OpenQuestion = {
  readonly page: PageState
  /** A list is asked as one `repeat`, whose parts are the questions currently asked of its items. */
  readonly field: Field
}

/** The questions that are open now, in the order of the flow; answering some may open others. */
export const openQuestions = (flowState: FlowState, context: FlowContext): readonly OpenQuestion[] =>
  flowState.pages.flatMap((page) => openOn(page, context))

function openOn(page: PageState, context: FlowContext): readonly OpenQuestion[] {
  const missing = page.problems.filter((problem) => problem.missing).map(({ path }) => path)
  const { list } = page
  if (list) {
    const isOpen = missing.length > 0 || list.failed !== undefined
    return isOpen ? [{ page, field: listField(page, list, context) }] : []
  }
  const visible = new Set(page.visible)
  return page.form.fields
    .filter(({ path }) => visible.has(path) && missing.some((each) => isWithin(path, each)))
    .map((field) => ({ page, field }))
}

const isWithin = (path: AnswerPath, inner: AnswerPath): boolean => inner === path || inner.startsWith(`${path}.`)

/** The questions asked of the items, as the parts of one field; for an empty list those of its first item. */
function listField({ view }: PageState, { step, count }: ListedItems, context: FlowContext): Field {
  const storedItems = readAnswer(context.answers, step.items)
  const items: readonly unknown[] = Array.isArray(storedItems) && storedItems.length ? storedItems : [{}]
  const formsOfItems = items.map((item) =>
    itemPages(step.pages, item, { view, context }).flatMap(({ page, visible }) =>
      page.form.fields.filter(({ path }) => visible.includes(path)),
    ),
  )
  const fields = new Map(formsOfItems.flat().map((field) => [field.path, field]))
  const isAskedOfAll = (field: Field): boolean => formsOfItems.every((each) => each.includes(field))
  return {
    path: step.items,
    type: 'repeat',
    label: step.label,
    entry: step.texts.item,
    ...(count === 0 ? { minItems: 1 } : {}),
    ...(step.max === undefined ? {} : { maxItems: step.max }),
    fields: [...fields.values()].map((field) => ({
      ...field,
      path: itemField(field.path),
      ...(isAskedOfAll(field) ? {} : { optional: true as const }),
    })),
  }
}
