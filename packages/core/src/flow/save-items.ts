import type { Answers } from '../answers/answers.ts'
import { isBlank, isRecord, readAnswer, writeAnswer } from '../answers/answers.ts'
import type { Field } from '../forms/field.ts'
import { canonicalAnswer } from '../forms/field-values.ts'
import { itemField } from './list-entry.ts'
import type { Place } from './navigate.ts'
import type { ListStep } from './step.ts'

/**
 * A list with what a save gives it. `given` holds the list as the person sees it:
 * - saved from the list's own address it becomes the list: order, and which items are left;
 * - saved from an item's page only that item changes, and of it only that page's fields.
 * Items are known by their `id`, so that a list another tab has shortened keeps its other items; undefined when
 * the item is no longer there, or when what was sent is no list of items.
 */
export function withItems(answers: Answers, place: Place, step: ListStep, given: Answers): Answers | undefined {
  const sent = readAnswer(given, step.items)
  if (sent === undefined) return answers
  if (sent !== null && !(Array.isArray(sent) && sent.every(isRecord))) return undefined
  const items = recordsOf(sent)
  const stored = recordsOf(readAnswer(answers, step.items))
  if (!place.item) {
    const fields = step.pages.flatMap((page) => page.form.fields)
    return withList(
      answers,
      step,
      items.map((item) => withFields(storedAs(item, stored) ?? identity(item), fields, item)),
    )
  }
  const { position, page, isNew } = place.item
  const fields = step.pages.find((each) => each.key === page)?.form.fields ?? []
  const item = items[position]
  if (!item) return answers
  if (isNew) return withList(answers, step, [...stored, withFields(identity(item), fields, item)])
  const known = storedAs(item, stored) ?? (item.id === undefined ? stored[position] : undefined)
  if (!known) return undefined
  return withList(
    answers,
    step,
    stored.map((each) => (each === known ? withFields(known, fields, item) : each)),
  )
}

const recordsOf = (value: unknown): readonly Answers[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const identity = ({ id }: Answers): Answers => (typeof id === 'string' ? { id } : {})

const storedAs = ({ id }: Answers, stored: readonly Answers[]): Answers | undefined =>
  typeof id === 'string' ? stored.find((each) => each.id === id) : undefined

const withList = (answers: Answers, { items }: ListStep, list: readonly Answers[]): Answers =>
  writeAnswer(answers, items, list.length ? list : undefined)

function withFields(item: Answers, fields: readonly Field[], given: Answers): Answers {
  return fields.reduce((kept, field) => {
    const name = itemField(field.path)
    const answer = readAnswer(given, name)
    if (answer === undefined) return kept
    return writeAnswer(kept, name, isBlank(answer) ? undefined : canonicalAnswer(field.type, answer))
  }, item)
}
