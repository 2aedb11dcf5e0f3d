import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { use } from 'react'
import { SheetContext } from '../../../navigation/area.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { KeyHints } from '../../../ui/navigation/key-hints.tsx'

type Props = {
  readonly label: string
  /** A save is under way. */
  readonly busy: boolean
  readonly disabled?: boolean
  /** Keys continue, too. */
  readonly keys: boolean
  /** Other ways on, beside the button. */
  readonly children?: ReactNode
  readonly t: Translate
}

/**
 * The end of a page's form: Continue, or the form's own button where the frame has none, and other ways on. In a sheet the
 * form is saved or left.
 */
export function ContinueRow({ label, busy, disabled = false, keys, children, t }: Props) {
  const sheet = use(SheetContext)
  return (
    <div className="actions">
      <Button type="submit" arrow={!sheet} busy={busy} disabled={disabled}>
        {busy ? t('ui.saving') : sheet ? t('ui.save') : label}
      </Button>
      {sheet ? (
        <Button kind="quiet" onClick={sheet.close}>
          {t('ui.cancel')}
        </Button>
      ) : (
        children
      )}
      {keys && !sheet && <KeyHints t={t} />}
    </div>
  )
}
