import type { Field } from '@coverwright/core/model/field'
import type { Translate } from '@coverwright/core/text/text'

/** What one entry of a repeated field is called: "Claim 2". An insurer's question has no name for its entries. */
export const entryName = ({ entry }: Field, position: number, t: Translate): string =>
  t('ui.entry', { label: t(entry ?? 'ui.entry.name'), number: position + 1 })
