import { useForm } from '../../forms/state/form-environment.ts'
import { ConfirmRemoval } from '../../ui/overlays/confirm-removal.tsx'
import type { HeldDocument } from './document.ts'
import { sizeText } from './document.ts'

type Props = { readonly held: HeldDocument; readonly onAccept: () => void; readonly onCancel: () => void }

/** Asks before a file goes. */
export function RemoveDialog({ held, onAccept, onCancel }: Props) {
  const { t, locale } = useForm()
  return (
    <ConfirmRemoval
      title={t('upload.remove.title')}
      name={held.name}
      details={[{ id: 'size', words: sizeText(held.size, locale) }]}
      note={t('upload.remove.note')}
      onAccept={onAccept}
      onCancel={onCancel}
      t={t}
    />
  )
}
