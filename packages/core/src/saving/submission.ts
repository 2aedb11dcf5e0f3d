import type { Answers } from '../answers/answers.ts'
import { isBlank, isRecord, writeAnswer } from '../answers/answers.ts'
import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { FlowContext } from '../evaluation/flow-context.ts'
import { itemField, itemPages } from '../evaluation/item-pages.ts'
import type { PageState } from '../evaluation/page-state.ts'
import type { Field } from '../model/field.ts'
import type { View } from '../rules/rule.ts'
import { insideEntry } from '../validation/validate-form.ts'

/**
 * The answers that count: in the flow and visible, in groups and list items too. Answers of closed branches stay
 * with the quote and are left out here, so they reach no carrier, no review and no print. What was carried over from
 * an earlier application counts wherever nothing in the flow asks it again.
 */
export function submission(flowState: FlowState, context: FlowContext): Answers {
  const shown = new Set(flowState.pages.flatMap(({ list, visible }) => (list ? [] : visible)))
  const asked = flowState.pages.reduce<Answers>(
    (kept, entry) => withEntry(kept, entry, { context, shown }),
    context.carried ?? {},
  )
  // A locked answer is not asked, and is sent as if it had been answered.
  return [...flowState.shared.prefilled].reduce(
    (kept, [path, { answer, locked }]) => (locked ? writeAnswer(kept, path, answer) : kept),
    asked,
  )
}

type Counting = {
  readonly context: FlowContext
  /** What some page of the flow shows. */
  readonly shown: ReadonlySet<string>
}

function withEntry(kept: Answers, entry: PageState, { context, shown }: Counting): Answers {
  if (entry.list) {
    const stored = entry.view.get(entry.list.step.items)
    if (!Array.isArray(stored) || stored.length === 0) return writeAnswer(kept, entry.list.step.items, undefined)
    const items = stored.map((item) => activeItem(item, entry, context))
    return writeAnswer(kept, entry.list.step.items, items)
  }
  return entry.form.fields.reduce<Answers>((answers, field) => {
    const isShown = entry.visible.includes(field.path)
    // What is hidden on a page that was visited counts no more, also when it was carried over; unless another page asks it.
    if (!isShown && shown.has(field.path)) return answers
    const answer = isShown ? entry.view.get(field.path) : undefined
    const active = isBlank(answer) ? undefined : activeAnswer(field, answer, entry.view)
    return writeAnswer(answers, field.path, active)
  }, kept)
}

/** A group's or repeated field's answer without what its own conditions hide, at any depth. */
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
    (kept, { page, view }) =>
      page.form.fields.reduce((answers, field) => {
        const answer = view.get(field.path)
        if (isBlank(answer)) return answers
        return writeAnswer(answers, itemField(field.path), activeAnswer(field, answer, view))
      }, kept),
    id,
  )
}
