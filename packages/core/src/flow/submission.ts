import type { Answers } from '../answers/answers.ts'
import { isBlank, isRecord, readAnswer, writeAnswer } from '../answers/answers.ts'
import { innerFields } from '../forms/check-form.ts'
import type { Field } from '../forms/field.ts'
import { itemPages } from './list-entry.ts'
import type { View } from './rule.ts'
import type { FlowContext, Trail, TrailEntry } from './trail.ts'

/**
 * The answers that count: on the trail and visible, in groups and list items too. Answers of closed branches stay
 * with the quote and are left out here, so they reach no carrier, no review and no print.
 */
export function submission(trail: Trail, context: FlowContext): Answers {
  return trail.entries.reduce<Answers>((kept, entry) => withEntry(kept, entry, trail, context), {})
}

function withEntry(kept: Answers, entry: TrailEntry, trail: Trail, context: FlowContext): Answers {
  if (entry.list) {
    const stored = trail.view.get(entry.list.step.items)
    if (!Array.isArray(stored)) return kept
    const items = stored.map((item) => activeItem(item, entry, trail, context))
    return writeAnswer(kept, entry.list.step.items, items)
  }
  const visible = new Set(entry.visible)
  return entry.form.fields.reduce<Answers>((answers, field) => {
    if (!visible.has(field.path)) return answers
    const answer = trail.view.get(field.path)
    return isBlank(answer) ? answers : writeAnswer(answers, field.path, activeAnswer(field, answer, trail.view))
  }, kept)
}

/** A group's or repeated field's answer without what its own conditions hide. */
function activeAnswer(field: Field, answer: unknown, view: View): unknown {
  if (!field.fields) return answer
  if (Array.isArray(answer)) return answer.map((item) => activeEntry(field, item, view))
  return activeEntry(field, answer, view)
}

function activeEntry(field: Field, item: unknown, view: View): unknown {
  if (!isRecord(item)) return item
  const names = new Set(['id', ...innerFields(field, item, view).map((inner) => inner.path)])
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)))
}

function activeItem(item: unknown, entry: TrailEntry, { view }: Trail, context: FlowContext): Answers {
  const id = isRecord(item) ? { id: item.id } : {}
  return itemPages(entry.list?.step.pages ?? [], item, { view, context })
    .flatMap((page) => page.visible)
    .map((path) => path.slice('item.'.length))
    .reduce<Answers>((kept, name) => writeAnswer(kept, name, isRecord(item) ? readAnswer(item, name) : undefined), id)
}
