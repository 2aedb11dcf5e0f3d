import type { SummaryRow } from '@coverwright/core/navigation/summary'
import type { Translate } from '@coverwright/core/text/text'

/** What an item of a list is called: by its own answers, or "Location 2"; undefined for what is in no list. */
export function itemHeading(rows: readonly SummaryRow[], t: Translate): string | undefined {
  const item = rows[0]?.item
  return item && (nameIn(rows) || t('ui.entry', { label: t(item.label), number: item.number }))
}

/** The same for the rows of one item of a list. */
export const itemKey = ({ entry, item }: SummaryRow): string => `${entry.path} ${item?.number}`

/** The name in an item's own answers; empty for the items of most lists. */
function nameIn(rows: readonly SummaryRow[]): string {
  const answerOf = (name: string) => rows.find(({ field }) => field.path.endsWith(`.${name}`))?.answer
  const person = [answerOf('first_name'), answerOf('last_name')].filter((part) => typeof part === 'string').join(' ')
  const name = answerOf('name')
  return (person || (typeof name === 'string' ? name : '')).trim()
}
