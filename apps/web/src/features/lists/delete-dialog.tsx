import type { ListStep } from '@coverwright/core/model/step'
import type { Translate } from '@coverwright/core/text/text'
import { ConfirmRemoval } from '../../ui/overlays/confirm-removal.tsx'
import type { ListRow, ListTable } from './list-rows.ts'

type Props = {
  readonly step: ListStep
  readonly row: ListRow
  readonly columns: ListTable['columns']
  readonly onAccept: () => void
  readonly onCancel: () => void
  readonly t: Translate
}

/** Asks before an item is deleted, and shows its row. */
export function DeleteDialog({ step, row, columns, onAccept, onCancel, t }: Props) {
  const details = columns.flatMap(({ path, label }, at) => {
    const words = at > 0 && row.cells[at]
    return words ? [{ id: path, words: labelAndAnswer(t(label), words, t) }] : []
  })
  return (
    <ConfirmRemoval
      title={t(step.texts.deletePrompt)}
      name={row.name}
      details={details}
      note={t('ui.list.deleteNote')}
      onAccept={onAccept}
      onCancel={onCancel}
      t={t}
    />
  )
}

/** No colon after a question mark. */
const labelAndAnswer = (label: string, words: string, t: Translate): string =>
  label.endsWith('?') ? `${label} ${words}` : t('ui.list.says', { label, words })
