import type { SummarySection } from '@coverwright/core/navigation/summary'
import type { Translate } from '@coverwright/core/text/text'

type Head = { readonly title: string; readonly note?: string }

/** What stands over a part of the answers: its section, and whose questions these are or of which item of a list. */
export function headOf(part: SummarySection, { t }: { readonly t: Translate }): Head {
  const { section, from, item } = part
  const title = t(section.label)
  if (!item) return from ? { title, note: t('page.questionsFrom', { insurer: t(from) }) } : { title }
  const note = t('ui.entry', { label: t(item.label), number: item.number })
  return { title: givenName(part) || title, note }
}

/** The name that an item has by its own answers; the items of many lists have none. */
function givenName({ rows }: SummarySection): string {
  const said = (name: string) => rows.find(({ field }) => field.path.endsWith(`.${name}`))?.answer
  const person = [said('first_name'), said('last_name')].filter((part) => typeof part === 'string').join(' ')
  const name = said('name')
  return (person || (typeof name === 'string' ? name : '')).trim()
}
