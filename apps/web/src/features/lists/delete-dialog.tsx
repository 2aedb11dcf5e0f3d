import type { ListStep } from '@coverwright/core/flow/step'
import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ListRow } from './list-rows.ts'

type Props = {
  readonly step: ListStep
  readonly row: ListRow
  readonly onAccept: () => void
  readonly onCancel: () => void
  readonly t: Translate
}

/** Asks before an item goes. Source: seed 2.7. */
export function DeleteDialog({ step, row, onAccept, onCancel, t }: Props) {
  const rest = row.cells.slice(1).filter((words) => words !== '')
  return (
    <Dialog title={t(step.texts.deletePrompt)} closeLabel={t('ui.close')} onClose={onCancel} alert>
      <div className="subject">
        <div>
          <b>{row.name}</b>
          {rest.length > 0 && <small>{rest.join(', ')}</small>}
        </div>
      </div>
      <p className="dialog__sub">{t('ui.list.deleteNote')}</p>
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
