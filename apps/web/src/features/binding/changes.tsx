import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import type { Translate } from '@coverwright/core/text/text'

export type Difference = BindReply['changes'][number]

/** What an insurer has changed, each thing as it was and is. */
export const Changes = ({ changes, t }: { readonly changes: readonly Difference[]; readonly t: Translate }) => (
  <ul>
    {changes.map(({ label, before, after }) => (
      <li key={label}>{t('bind.changed.row', { label, before, after })}</li>
    ))}
  </ul>
)
