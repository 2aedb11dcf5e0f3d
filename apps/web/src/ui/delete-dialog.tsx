import type { Translate } from '@coverwright/core/text/text'
import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Tag } from './tag.tsx'

type Props = {
  /** "Are you sure that you want to delete this location?" */
  readonly title: string
  /** What goes: its name, and a line that tells it from its neighbours. */
  readonly subject: { readonly name: string; readonly detail?: string; readonly tag?: string }
  readonly busy?: boolean
  readonly onAccept: () => void
  readonly onCancel: () => void
  readonly t: Translate
}

/** The focus starts on Cancel. The caller moves it to Add when the row it came from is gone. */
export function DeleteDialog({ title, subject, busy = false, onAccept, onCancel, t }: Props) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Dialog alert title={title} closeLabel={t('ui.close')} onClose={onCancel}>
      <div className="subject">
        {subject.tag && <Tag code={subject.tag} />}
        <div>
          <b>{subject.name}</b>
          {subject.detail && <small>{subject.detail}</small>}
        </div>
      </div>
      <div className="actions">
        <Button kind="line" ref={cancel} onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button kind="danger" busy={busy} onClick={onAccept}>
          {t('ui.accept')}
        </Button>
      </div>
    </Dialog>
  )
}
