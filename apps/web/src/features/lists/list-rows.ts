import { itemPath } from '@coverwright/core/evaluation/compile-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { itemPages, itemView } from '@coverwright/core/evaluation/item-pages'
import type { Column } from '@coverwright/core/evaluation/list-columns'
import { shownColumns } from '@coverwright/core/evaluation/list-columns'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { ListStep, StepPath } from '@coverwright/core/model/step'
import { translateIfPresent } from '@coverwright/core/text/text'
import { idOf, itemsOf } from './item-subject.ts'
import { namedCells, namedColumns } from './list-names.ts'

export type ListRow = {
  readonly id: string
  readonly position: number
  /** Its first answer, or its number, to tell it from the others. */
  readonly name: string
  /** By column; '' where there is no answer. */
  readonly cells: readonly string[]
  readonly edit: StepPath
  /** The first of its pages that lacks an answer. */
  readonly unfinished?: StepPath
}

export type ListTable = { readonly columns: readonly Field[]; readonly rows: readonly ListRow[] }

/** A column is headed by fewer words than its question has (`field.….column`), where there are some. */
function withHeading(field: Field, { t }: AnswerTextOptions): Field {
  const { label } = field
  const heading = typeof label === 'string' && translateIfPresent(label.replace(/\.label$/, '.column'), t)
  return heading ? { ...field, label: heading } : field
}

/** A list as its page shows it. A column that no item has, as its question does not apply, is left out. */
export function listTable(step: ListStep, entry: PageState, context: FlowContext, words: AnswerTextOptions): ListTable {
  const items = itemsOf(context.answers, step)
  const pagesOfItems = items.map((item) => itemPages(step.pages, item, { view: entry.view, context }))
  const columns = shownColumns(step, entry.view).filter(
    ({ field, derived }) =>
      derived || pagesOfItems.some((pages) => pages.some(({ visible }) => visible.includes(field.path))),
  )
  return {
    columns: namedColumns(columns, step).map(({ field }) => withHeading(field, words)),
    rows: pagesOfItems.map((pages, position) => {
      const all = columns.map((column) => cellOf(column, items[position], pages, entry, words))
      const cells = namedCells(columns, all)
      const first = pages[0]?.page.key ?? ''
      const open = pages.find(({ problems }) => problems.length > 0)
      return {
        id: idOf(items, position),
        position,
        name: cells[0] || itemName(step, position, words),
        cells,
        edit: itemPath(step.edit, position, first),
        ...(open ? { unfinished: itemPath(step.edit, position, open.page.key) } : {}),
      }
    }),
  }
}

/** "Location 2". */
export const itemName = ({ texts }: ListStep, position: number, { t }: Pick<AnswerTextOptions, 't'>): string =>
  t('ui.entry', { label: t(texts.item), number: position + 1 })

type Pages = ReturnType<typeof itemPages>

function cellOf({ field, derived }: Column, item: unknown, pages: Pages, entry: PageState, words: AnswerTextOptions) {
  const visible = pages.flatMap((page) => page.visible)
  const view = itemView(entry.view, item, new Set(visible))
  if (derived) {
    const value = derived.value(view)
    if (value !== undefined) return answerText(field, value, words)
    return derived.otherwise === undefined ? '' : words.t(derived.otherwise)
  }
  return visible.includes(field.path) ? answerText(field, view.get(field.path), words) : ''
}
