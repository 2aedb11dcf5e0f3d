import type { Column } from '@coverwright/core/evaluation/list-columns'
import type { ListStep } from '@coverwright/core/model/step'

const nameParts = ['item.first_name', 'item.last_name']

/** How many columns make up a person's name, which has one cell under the list's name for its items. */
const partsIn = (columns: readonly Column[]): number =>
  nameParts.every((part, at) => columns[at]?.field.path === part) ? nameParts.length : 1

/** The columns as they are shown, first and last name as one. */
export function namedColumns(columns: readonly Column[], { texts }: Pick<ListStep, 'texts'>): readonly Column[] {
  const parts = partsIn(columns)
  const [first] = columns
  if (!first || parts === 1) return columns
  return [{ ...first, field: { ...first.field, label: texts.item } }, ...columns.slice(parts)]
}

/** The words of one row's cells under those columns. */
export function namedCells(columns: readonly Column[], cells: readonly string[]): readonly string[] {
  const parts = partsIn(columns)
  const name = cells.slice(0, parts).filter((words) => words !== '')
  return cells.length === 0 ? cells : [name.join(' '), ...cells.slice(parts)]
}

/** What an item is called by its own answers: a person's full name, or the name it was given. Many have none. */
export function givenName(columns: readonly Column[], answer: (path: string) => unknown): string {
  const paths = partsIn(columns) > 1 ? nameParts : ['item.name']
  const parts = paths.map(answer).filter((part) => typeof part === 'string')
  return parts.join(' ').trim()
}
