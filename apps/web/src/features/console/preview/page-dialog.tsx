import type { Funnel, FunnelPage } from '@coverwright/contract/console/funnel'
import type { Translate } from '@coverwright/core/text/text'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { PreviewFrame } from '../preview-frame.tsx'

type Props = {
  readonly page: FunnelPage
  readonly preview: Funnel['preview']
  readonly onClose: () => void
  readonly t: Translate
}

/** A page of the flow as a visitor sees it who answered nothing before. */
export function PageDialog({ page: { step, title }, preview, onClose, t }: Props) {
  return (
    <Dialog title={title} closeLabel={t('ui.close')} onClose={onClose}>
      <p className="hint">{t('console.funnel.look')}</p>
      <PreviewFrame
        address={`${preview.address}page-preview?step=${encodeURIComponent(step)}`}
        width={390}
        title={title}
        t={t}
      />
    </Dialog>
  )
}
