import type { MessageKey, Translate } from '@coverwright/core/text/text'
import { Dialog } from '../overlays/dialog.tsx'
import '../../styles/components/row-keys.css'

type Props = {
  /** What the keys of this list do with a row. */
  readonly rowKeys: Readonly<Record<string, MessageKey>>
  readonly onClose: () => void
  readonly t: Translate
}

/** What the keys of `useRowKeys` do. */
export function RowKeysDialog({ rowKeys, onClose, t }: Props) {
  const keys: Readonly<Record<string, MessageKey>> = {
    j: 'desk.keys.j',
    k: 'desk.keys.k',
    Enter: 'desk.keys.Enter',
    ...rowKeys,
    '/': 'desk.keys.search',
    '?': 'desk.keys.help',
  }
  return (
    <Dialog title={t('desk.keys')} closeLabel={t('ui.close')} onClose={onClose}>
      <dl className="rowkeys">
        {Object.entries(keys).map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
