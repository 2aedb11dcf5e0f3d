import type { ChangedKey } from '@coverwright/contract/console/sites'
import type { Translate } from '@coverwright/core/text/text'
import { blank } from '../../../ui/layout/responsive-table.tsx'

type Props = { readonly changes: readonly ChangedKey[]; readonly t: Translate }

/** What differs, key by key. */
export function ChangedKeys({ changes, t }: Props) {
  if (changes.length === 0) return <p className="hint">{t('console.sites.changes.none')}</p>
  return (
    <dl className="site-changes">
      {changes.map(({ at, before, after }) => (
        <div key={at}>
          <dt>
            <code>{at}</code>
          </dt>
          <dd>
            <del>{before ?? blank}</del> → <ins>{after ?? blank}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
