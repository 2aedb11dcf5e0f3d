import type { Answers } from '../answers/answers.ts'
import { isBlank, isRecord, readAnswer, sameAnswer, writeAnswer } from '../answers/answers.ts'
import { itemField } from '../evaluation/item-pages.ts'
import type { Field } from '../model/field.ts'
import type { ListStep } from '../model/step.ts'
import type { Place } from '../navigation/navigate.ts'
import type { FieldProblem } from '../validation/check-field.ts'
import { canonicalAnswer } from '../validation/field-types.ts'

/**
 * A list after a save. `given` is the list as the person sees it:
 * - a save from the list's own page, or from none, sets its order and which items remain;
 * - a save from an item's page changes items and adds the new one, and removes none. Items are identified by `id` and
 *   keep answers that are not sent, so changes from another tab survive. Undefined when the item of the page no longer
 *   exists, or `given` is not a list of items.
 */
export function withItems(
  answers: Answers,
  at: Place['item'],
  step: ListStep,
  sentAnswers: Answers,
): Answers | undefined {
  const sentItems = readAnswer(sentAnswers, step.items)
  if (sentItems === undefined) return answers
  if (sentItems !== null && !(Array.isArray(sentItems) && sentItems.every(isRecord))) return undefined
  const items = recordsOf(sentItems)
  const storedItems = recordsOf(readAnswer(answers, step.items))
  const fields = fieldsOf(step)
  if (!at) {
    return withList(
      answers,
      step,
      items.map((item) => withFields(storedAs(item, storedItems) ?? identity(item), fields, item)),
    )
  }
  const item = itemGiven(items, at)
  if (!item) return answers
  const storedItem = storedAs(item, storedItems)
  const changedItem = storedItem ?? (item.id === undefined && !at.isNew ? storedItems[at.position] : undefined)
  if (!changedItem && !at.isNew) return undefined
  const mergedItems = storedItems.map((each) => {
    const own = each === changedItem ? item : storedAs(each, items)
    return own === undefined || own === each ? each : withFields(each, fields, own)
  })
  // The save may be a retry, and the new item already added.
  return withList(answers, step, changedItem ? mergedItems : [...mergedItems, withFields(identity(item), fields, item)])
}

/** The item that an item's page saves; a new one is last in the list. */
const itemGiven = (items: readonly Answers[], { position, isNew }: NonNullable<Place['item']>): Answers | undefined =>
  isNew ? items.at(-1) : items[position]

/** The item as it is stored now. */
export function savedItem(answers: Answers, place: NonNullable<Place['item']>, step: ListStep, sentAnswers: Answers) {
  const storedItems = recordsOf(readAnswer(answers, step.items))
  const item = itemGiven(recordsOf(readAnswer(sentAnswers, step.items)), place)
  return (item && storedAs(item, storedItems)) ?? storedItems[place.position]
}

/**
 * The positions of the items that a save from the list's own page validates: those it changed, so that an item can be
 * deleted while another is incomplete; all of them when it changed none.
 */
export function answersFor(step: ListStep, before: Answers, after: Answers): (position: number) => boolean {
  const [old, items] = [before, after].map((answers) => recordsOf(readAnswer(answers, step.items)))
  if (!old || !items || sameAnswer(old, items)) return () => true
  return (position) => {
    const item = items[position]
    return item === undefined || !sameAnswer(storedAs(item, old), item)
  }
}

/** The problems of the list itself and of the items that the save validates. */
export function problemsOfList(problems: readonly FieldProblem[], step: ListStep, before: Answers, after: Answers) {
  const isAnsweredFor = answersFor(step, before, after)
  return problems.filter(
    ({ path }) => path === step.items || isAnsweredFor(Number(path.slice(step.items.length + 1).split('.')[0])),
  )
}

const fieldsOf = ({ pages }: ListStep) => pages.flatMap((page) => page.form.fields)

const recordsOf = (value: unknown): readonly Answers[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const identity = ({ id }: Answers): Answers => (typeof id === 'string' ? { id } : {})

const storedAs = ({ id }: Answers, storedItems: readonly Answers[]): Answers | undefined =>
  typeof id === 'string' ? storedItems.find((each) => each.id === id) : undefined

const withList = (answers: Answers, { items }: ListStep, list: readonly Answers[]): Answers =>
  writeAnswer(answers, items, list.length ? list : undefined)

function withFields(item: Answers, fields: readonly Field[], sentAnswers: Answers): Answers {
  return fields.reduce((item, field) => {
    const name = itemField(field.path)
    const answer = readAnswer(sentAnswers, name)
    if (answer === undefined) return item
    return writeAnswer(item, name, isBlank(answer) ? undefined : canonicalAnswer(field.type, answer))
  }, item)
}
