import { useForm } from '../../form/form-environment.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { HeldDocument } from './document.ts'
import { sizeText } from './document.ts'

type Props = { readonly held: HeldDocument; readonly onAccept: () => void; readonly onCancel: () => void }

/** Asks before a file goes. */
export function RemoveDialog({ held, onAccept, onCancel }: Props) {
  const { t, locale } = useForm()
  return (
    <Dialog title={t('upload.remove.title')} closeLabel={t('ui.close')} onClose={onCancel} alert>
      <div className="subject">
        <div>
          <b>{held.name}</b>
          <small>{sizeText(held.size, locale)}</small>
        </div>
      </div>
      <p className="dialog__sub">{t('upload.remove.note')}</p>
      <div className="actions">
        <Button kind="line" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button kind="danger" onClick={onAccept}>
          {t('ui.accept')}
        </Button>
      </div>
    </Dialog>
  )
}
