import { renewalChanges } from '@coverwright/catalogue/reference/renewal-changes'
import type { RenewalChange } from '@coverwright/contract/renewals'
import type { Answers } from '@coverwright/core/answers/answers'
import { isYes } from '@coverwright/core/answers/answers'
import type { MessageKey } from '@coverwright/core/text/text'

export type ChangeRow = {
  readonly id: string
  /** The question, or the name of an item that was added or removed. */
  readonly label: string
  /** The list item that the answer belongs to. */
  readonly item?: string
  /** A whole item that was added or removed, rather than an answer. */
  readonly whole: boolean
  readonly kind: RenewalChange['kind']
  readonly before: string | undefined
  readonly after: string | undefined
  /** The page that asks the question. */
  readonly path: string
}

export type ChangeGroup = { readonly section: string; readonly rows: readonly ChangeRow[] }

/** Changes by section, in the order of the pages. */
export const changeGroups = (changes: readonly RenewalChange[]): readonly ChangeGroup[] =>
  [...Map.groupBy(changes, ({ section }) => section)].map(([section, own]) => ({ section, rows: own.map(rowOf) }))

/** The notice for a renewal without changes: that nothing changed, or that a Yes has no change behind it. */
export const noChangesText = (answers: Answers): MessageKey =>
  renewalChanges.some(({ field }) => isYes(answers[field]))
    ? 'page.renewal.nothingDiffers'
    : 'page.renewal.nothingChanged'

function rowOf(change: RenewalChange, position: number): ChangeRow {
  const { step, field, question, item, kind, before, after } = change
  const isWholeItem = item !== undefined && before === undefined && after === undefined
  return {
    id: `${field}.${position}`,
    label: isWholeItem ? item : question,
    ...(isWholeItem || item === undefined ? {} : { item }),
    whole: isWholeItem,
    kind,
    before,
    after,
    path: step,
  }
}

/** The texts of the two columns: the answers, or that a whole item was added or removed. */
export function changeCells(
  { whole, kind, before, after }: ChangeRow,
  t: (key: string) => string,
): { readonly before: string; readonly after: string } {
  if (whole) {
    return {
      before: t(kind === 'added' ? 'page.renewal.notListed' : 'page.renewal.listed'),
      after: t(kind === 'added' ? 'page.renewal.added' : 'page.renewal.removed'),
    }
  }
  const none = t('page.noAnswer')
  return { before: before || none, after: after || none }
}
