import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Text, Translate } from '@coverwright/core/text/text'
import type { Change } from '../quotes.tables.ts'

/** The words that stood with a question when it was answered. */
export type ShownWords = {
  readonly label: string
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The answer on file that was shown beside it. */
  readonly on_file?: string
  /** The usual choice, which its control held until it was confirmed or another one was made. */
  readonly usual?: string
}

/**
 * Adds the words shown on the page to a change of an answer that is kept as evidence. The quote's chain of events records
 * them with who and when, so that they cannot be altered afterwards.
 */
export function withEvidence(
  changes: readonly Change[],
  entry: Pick<PageState, 'form' | 'view'> | undefined,
  translate: Translate,
): readonly Change[] {
  return changes.map((change) => {
    const field = entry?.form.fields.find(({ path }) => path === change.path)
    if (!field || !entry || !(field.evidence ?? field.initial?.usual)) return change
    const usual = field.initial?.usual && field.initial.of(entry.view)
    const filed = field.onFile?.(entry.view)
    const hint: Text | undefined = field.hint
    const shown: ShownWords = {
      label: translate(field.label),
      ...(hint === undefined ? {} : { hint: translate(hint) }),
      ...(typeof usual === 'string' ? { usual } : {}),
      ...(filed ? { on_file: translate(filed.text, filed.params) } : {}),
      options: (field.options ?? []).map(({ value, label }) => ({ value, label: translate(label) })),
    }
    return { ...change, shown }
  })
}
