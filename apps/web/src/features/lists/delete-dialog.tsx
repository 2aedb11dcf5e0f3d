import type { ListStep } from '@coverwright/core/flow/step'
import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ListRow, ListTable } from './list-rows.ts'

type Props = {
  readonly step: ListStep
  readonly row: ListRow
  readonly columns: ListTable['columns']
  readonly onAccept: () => void
  readonly onCancel: () => void
  readonly t: Translate
}

/** Asks before an item goes. Source: seed 2.7. */
export function DeleteDialog({ step, row, columns, onAccept, onCancel, t }: Props) {
  const rest = columns.flatMap(({ path, label }, at) => {
    const words = at > 0 && row.cells[at]
    return words ? [{ path, words: answered(t(label), words, t) }] : []
  })
  return (
    <Dialog title={t(step.texts.deletePrompt)} closeLabel={t('ui.close')} onClose={onCancel} alert>
      <div className="subject">
        <div>
          <b>{row.name}</b>
          {rest.map(({ path, words }) => (
            <small key={path}>{words}</small>
          ))}
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

/** A question already ends in a mark of its own. */
const answered = (label: string, words: string, t: Translate): string =>
  label.endsWith('?') ? `${label} ${words}` : t('ui.list.says', { label, words })
