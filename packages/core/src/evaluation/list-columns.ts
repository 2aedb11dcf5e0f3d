import type { Answers } from '../answers/answers.ts'
import { isRecord, readAnswer, writeAnswer } from '../answers/answers.ts'
import type { Field } from '../model/field.ts'
import type { DerivedColumn, ListColumn, ListStep } from '../model/step.ts'
import type { View } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'
import type { FlowState } from './evaluate-flow.ts'
import { itemField, itemPages, itemView } from './item-pages.ts'
import type { Walk } from './walk.ts'

/** A column of a list: a field, and whether its values are derived instead of answered. */
export type Column = { readonly field: Field; readonly derived?: DerivedColumn }

const usualColumns = 3

const isDerived = (column: ListColumn): column is DerivedColumn => typeof column === 'object' && 'value' in column

/** The values derived for each item of a list, whether shown or not. */
export const derivedColumns = ({ columns = [] }: ListStep): readonly DerivedColumn[] => columns.filter(isDerived)

/** The columns that a quote's list shows. */
export function shownColumns({ columns, pages }: ListStep, view: View): readonly Column[] {
  const fields = pages.flatMap((page) => page.form.fields)
  if (!columns) return (pages[0]?.form.fields.slice(0, usualColumns) ?? []).map((field) => ({ field }))
  return columns.flatMap((column): readonly Column[] => {
    const { path, when } = typeof column === 'string' ? { path: column, when: undefined } : column
    if (when && when.test(view) !== true) return []
    if (isDerived(column)) return [{ field: derivedField(column), derived: column }]
    const field = fields.find((each) => each.path === path)
    return field ? [{ field }] : []
  })
}

const derivedField = ({ path, label, type, options }: DerivedColumn): Field => ({
  path,
  type,
  label,
  ...(options ? { options } : {}),
  ...(type === 'date' ? { dateStyle: 'numeric' } : {}),
})

/** The names of a list's derived values; what a client sends under them is ignored. */
export const derivedNames = (step: ListStep): readonly string[] =>
  derivedColumns(step).map(({ path }) => itemField(path))

/**
 * The answers with each item's derived values under their own names, as the API shows them. A renewal's lists have
 * them too, even where the flow does not ask for them again.
 * @param words translates the text that replaces a missing value
 */
export function withDerivedItems(
  answers: Answers,
  flowState: FlowState,
  context: Walk['context'],
  words: (text: Text) => string,
): Answers {
  const listPages = flowState.pages.flatMap(({ list, view }) => (list ? [{ step: list.step, view }] : []))
  const carriedLists = context.carried
    ? flowState.flow.slots.flatMap(({ node }) => (node.kind === 'list' ? [node] : []))
    : []
  const others = carriedLists.filter((step) => !listPages.some((each) => each.step === step))
  return [...listPages, ...others.map((step) => ({ step, view: flowState.view }))].reduce<Answers>(
    (all, { step, view }) => {
      const columns = derivedColumns(step)
      const items = readAnswer(all, step.items)
      if (columns.length === 0 || !Array.isArray(items)) return all
      return writeAnswer(
        all,
        step.items,
        items.map((item: unknown) => (isRecord(item) ? withDerived(item, step, { view, context }, words) : item)),
      )
    },
    answers,
  )
}

function withDerived(
  item: Answers,
  step: ListStep,
  walk: Pick<Walk, 'view' | 'context'>,
  words: (text: Text) => string,
) {
  const openFields = new Set(itemPages(step.pages, item, walk).flatMap(({ visible }) => visible))
  const view = itemView(walk.view, item, openFields)
  return derivedColumns(step).reduce<Answers>((result, column) => {
    const value = column.value(view) ?? (column.otherwise === undefined ? undefined : words(column.otherwise))
    return writeAnswer(result, itemField(column.path), value)
  }, item)
}
