import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type Props = {
  readonly clearing: readonly AnswerPath[]
  readonly onAccept: () => void
  readonly onCancel: () => void
  readonly t: Translate
}

/** Names the answers that a change would clear, before it is saved. Source: seed 4.7, X16. */
export function ClearingDialog({ clearing, onAccept, onCancel, t }: Props) {
  const topics = [...new Set(clearing.map((path) => path.split(/[.[]/)[0] ?? path))]
  return (
    <Dialog title={t('page.clearing.title')} closeLabel={t('ui.cancel')} onClose={onCancel} alert>
      <p>{t('page.clearing.text')}</p>
      <ul className="bullets">
        {topics.map((topic) => (
          <li key={topic}>{t(`page.clearing.${topic}`)}</li>
        ))}
      </ul>
      <div className="actions">
        <Button kind="line" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button onClick={onAccept}>{t('page.clearing.accept')}</Button>
      </div>
    </Dialog>
  )
}
