import type { Answers } from '../answers/answers.ts'
import { isRecord, readAnswer, writeAnswer } from '../answers/answers.ts'
import type { FlowContext } from '../evaluation/flow-context.ts'
import { itemField, itemPages } from '../evaluation/item-pages.ts'
import type { PageState } from '../evaluation/page-state.ts'
import type { Field } from '../model/field.ts'

/** The answers without those of the page's hidden fields that must not reappear when shown again. */
export function withoutDiscarded(answers: Answers, entry: PageState, context: FlowContext): Answers {
  if (!entry.list) {
    return entry.form.fields
      .filter((field) => isDiscarded(field, entry.visible))
      .reduce<Answers>((rest, { path }) => writeAnswer(rest, path, undefined), answers)
  }
  const { items, pages } = entry.list.step
  const fields = pages.flatMap(({ form }) => form.fields)
  const list = readAnswer(answers, items)
  if (!Array.isArray(list)) return answers
  return writeAnswer(
    answers,
    items,
    list.map((item: unknown) => {
      if (!isRecord(item)) return item
      const visible = itemPages(pages, item, { view: entry.view, context }).flatMap((page) => page.visible)
      return fields
        .filter((field) => isDiscarded(field, visible))
        .reduce<Answers>((rest, { path }) => writeAnswer(rest, itemField(path), undefined), item)
    }),
  )
}

/** Whether anything on the page is discarded when it is hidden. */
export const mayDiscard = ({ list, form }: PageState): boolean =>
  (list ? list.step.pages.flatMap((page) => page.form.fields) : form.fields).some((field) => field.discardedWhenHidden)

const isDiscarded = ({ discardedWhenHidden, path }: Field, visible: readonly string[]): boolean =>
  discardedWhenHidden === true && !visible.includes(path)
