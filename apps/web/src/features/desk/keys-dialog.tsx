import type { Translate } from '@coverwright/core/text/text'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import '../../styles/pages/desk-record.css'

const keys = ['j', 'k', 'Enter', 'x', 'e', '/', '?'] as const

/** What the keys of the desk do. */
export function KeysDialog({ onClose, t }: { readonly onClose: () => void; readonly t: Translate }) {
  return (
    <Dialog title={t('desk.keys')} closeLabel={t('ui.close')} onClose={onClose}>
      <dl className="desk-facts">
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`desk.keys.${key === '/' ? 'search' : key === '?' ? 'help' : key}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
