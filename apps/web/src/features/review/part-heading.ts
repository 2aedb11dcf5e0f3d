import type { SummarySection } from '@coverwright/core/navigation/summary'
import type { Translate } from '@coverwright/core/text/text'

type Heading = { readonly title: string; readonly note?: string }

/** The heading of a part of the summary: its section, with the carrier that asks or the list item as a note. */
export function partHeading(part: SummarySection, { t }: { readonly t: Translate }): Heading {
  const { section, from, item } = part
  const title = t(section.label)
  if (!item) return from ? { title, note: t('page.questionsFrom', { insurer: t(from) }) } : { title }
  const note = t('ui.entry', { label: t(item.label), number: item.number })
  return { title: itemName(part) || title, note }
}

/** The name in an item's own answers; empty for the items of most lists. */
function itemName({ rows }: SummarySection): string {
  const answerOf = (name: string) => rows.find(({ field }) => field.path.endsWith(`.${name}`))?.answer
  const person = [answerOf('first_name'), answerOf('last_name')].filter((part) => typeof part === 'string').join(' ')
  const name = answerOf('name')
  return (person || (typeof name === 'string' ? name : '')).trim()
}
