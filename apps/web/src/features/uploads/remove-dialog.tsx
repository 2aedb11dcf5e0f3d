import { sizeText } from '@coverwright/core/text/size-text'
import { useForm } from '../../forms/state/form-environment.ts'
import { ConfirmRemoval } from '../../ui/overlays/confirm-removal.tsx'
import type { StoredDocument } from './document.ts'

type Props = { readonly stored: StoredDocument; readonly onAccept: () => void; readonly onCancel: () => void }

/** Asks before a file is removed. */
export function RemoveDialog({ stored, onAccept, onCancel }: Props) {
  const { t, locale } = useForm()
  return (
    <ConfirmRemoval
      title={t('upload.remove.title')}
      name={stored.name}
      details={[{ id: 'size', words: sizeText(stored.size, locale) }]}
      note={t('upload.remove.note')}
      onAccept={onAccept}
      onCancel={onCancel}
      t={t}
    />
  )
}
