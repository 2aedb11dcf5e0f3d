import { itemField } from '@coverwright/core/evaluation/item-pages'
import type { Field } from '@coverwright/core/model/field'
import type { ListStep } from '@coverwright/core/model/step'
import type { Place } from '@coverwright/core/navigation/navigate'
import type { View } from '@coverwright/core/rules/rule'
import type { Translate } from '@coverwright/core/text/text'
import type { Change } from '../quotes.tables.ts'

/** The words shown with a question when it was answered. */
export type DisplayedText = {
  readonly label: string
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The answer on file that was shown beside it. */
  readonly on_file?: string
  /** The usual choice, which its control held until it was confirmed or another one was made. */
  readonly usual?: string
  /** Other text that the page showed with it. */
  readonly beside?: readonly string[]
}

/** The words with the questions of a list's items, by the name of each part. */
export type DisplayedItemTexts = { readonly items: Readonly<Record<string, DisplayedText>> }

const isEvidence = ({ evidence, usual }: Field): boolean => evidence === true || usual !== undefined

/**
 * Adds the words shown on the page to a change of an answer that is kept as evidence. The quote's chain of events records
 * them with who and when, so that they cannot be altered afterwards.
 */
export function withEvidence(
  changes: readonly Change[],
  place: Pick<Place, 'entry' | 'item'> | undefined,
  translate: Translate,
): readonly Change[] {
  const { entry, item } = place ?? {}
  if (!entry) return changes
  const inItems = item && entry.list ? shownInItems(entry.list.step, item.page, entry.view, translate) : undefined
  return changes.map((change) => {
    if (inItems && change.path === entry.list?.step.items) return { ...change, shown: inItems }
    const field = entry.form.fields.find(({ path }) => path === change.path)
    return field && isEvidence(field) ? { ...change, shown: wordsOf(field, entry.view, translate) } : change
  })
}

function shownInItems(
  { pages }: ListStep,
  page: string,
  view: View,
  translate: Translate,
): DisplayedItemTexts | undefined {
  const fields = pages.find(({ key }) => key === page)?.form.fields.filter(isEvidence) ?? []
  if (fields.length === 0) return undefined
  return {
    items: Object.fromEntries(fields.map((field) => [itemField(field.path), wordsOf(field, view, translate)])),
  }
}

function wordsOf(field: Field, view: View, translate: Translate): DisplayedText {
  const { label, hint, usual, beside, options = [] } = field
  const textOnFile = field.onFile?.(view)
  return {
    label: translate(label),
    ...(hint === undefined ? {} : { hint: translate(hint) }),
    ...(usual === undefined ? {} : { usual }),
    ...(beside ? { beside: beside.map((text) => translate(text)) } : {}),
    ...(textOnFile ? { on_file: translate(textOnFile.text, textOnFile.params) } : {}),
    options: options.map(({ value, label: words }) => ({ value, label: translate(words) })),
  }
}
