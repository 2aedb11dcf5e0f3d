import type { Answers } from '../answers/answers.ts'
import { isBlank, isRecord, writeAnswer } from '../answers/answers.ts'
import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { FlowContext } from '../evaluation/flow-context.ts'
import { itemField, itemPages } from '../evaluation/item-pages.ts'
import type { PageState } from '../evaluation/page-state.ts'
import type { Field } from '../model/field.ts'
import type { View } from '../rules/rule.ts'
import { insideEntry } from '../validation/check-field.ts'

/**
 * The answers that count: those of visible fields on open pages, within groups and list items too. Answers on closed
 * branches stay with the quote but reach neither carrier nor review nor print. A carried-over answer counts unless the
 * flow asks for it again.
 */
export function submission(flowState: FlowState, context: FlowContext): Answers {
  const visiblePaths = new Set(flowState.pages.flatMap(({ list, visible }) => (list ? [] : visible)))
  const openAnswers = flowState.pages.reduce<Answers>(
    (answers, entry) => withEntry(answers, entry, { context, shown: visiblePaths }),
    context.carried ?? {},
  )
  // A locked answer is never stored, so it is added here.
  return [...flowState.shared.prefilled].reduce(
    (answers, [path, { answer, locked }]) => (locked ? writeAnswer(answers, path, answer) : answers),
    openAnswers,
  )
}

type Counting = {
  readonly context: FlowContext
  /** The fields that some page of the flow shows. */
  readonly shown: ReadonlySet<string>
}

function withEntry(answersSoFar: Answers, entry: PageState, { context, shown }: Counting): Answers {
  if (entry.list) {
    const storedItems = entry.view.get(entry.list.step.items)
    if (!Array.isArray(storedItems) || storedItems.length === 0)
      return writeAnswer(answersSoFar, entry.list.step.items, undefined)
    const items = storedItems.map((item) => activeItem(item, entry, context))
    return writeAnswer(answersSoFar, entry.list.step.items, items)
  }
  return entry.form.fields.reduce<Answers>((answers, field) => {
    const isShown = entry.visible.includes(field.path)
    // A field hidden on an open page does not count, carried over or not, unless another page shows it.
    if (!isShown && shown.has(field.path)) return answers
    const answer = isShown ? entry.view.get(field.path) : undefined
    const active = isBlank(answer) ? undefined : activeAnswer(field, answer, entry.view)
    return writeAnswer(answers, field.path, active)
  }, answersSoFar)
}

/** The answer of a group or repeated field without its hidden parts, at any depth. */
function activeAnswer(field: Field, answer: unknown, view: View): unknown {
  if (!field.fields) return answer
  if (Array.isArray(answer)) return answer.map((item) => activeEntry(field, item, view))
  return activeEntry(field, answer, view)
}

function activeEntry(field: Field, item: unknown, view: View): unknown {
  if (!isRecord(item)) return item
  const { fields, view: inside } = insideEntry(field, item, view)
  const id = Object.hasOwn(item, 'id') ? { id: item.id } : {}
  const active = fields.flatMap((inner) => {
    const answer = Object.hasOwn(item, inner.path) ? item[inner.path] : undefined
    return isBlank(answer) ? [] : [[inner.path, activeAnswer(inner, answer, inside)]]
  })
  return { ...id, ...Object.fromEntries(active) }
}

function activeItem(item: unknown, entry: PageState, context: FlowContext): Answers {
  const id = isRecord(item) && Object.hasOwn(item, 'id') ? { id: item.id } : {}
  return itemPages(entry.list?.step.pages ?? [], item, { view: entry.view, context }).reduce<Answers>(
    (rest, { page, view }) =>
      page.form.fields.reduce((answers, field) => {
        const answer = view.get(field.path)
        if (isBlank(answer)) return answers
        return writeAnswer(answers, itemField(field.path), activeAnswer(field, answer, view))
      }, rest),
    id,
  )
}
