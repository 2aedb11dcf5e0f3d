import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  readonly title: string
  /** What would be removed; `details` tell it from similar ones. */
  readonly name: string
  readonly details: readonly { readonly id: string; readonly words: string }[]
  readonly note: string
  readonly onAccept: () => void
  readonly onCancel: () => void
  readonly t: Translate
}

/** Asks before something is removed. Source: seed 2.7. */
export function ConfirmRemoval({ title, name, details, note, onAccept, onCancel, t }: Props) {
  return (
    <Dialog title={title} closeLabel={t('ui.close')} onClose={onCancel} alert>
      <div className="subject">
        <div>
          <b>{name}</b>
          {details.map(({ id, words }) => (
            <small key={id}>{words}</small>
          ))}
        </div>
      </div>
      <p className="dialog__sub">{note}</p>
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
