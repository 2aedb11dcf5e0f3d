import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
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

/** The end of a page's form: Continue, or the form's own button where the frame has none, and other ways on. */
export const ContinueRow = ({ label, busy, disabled = false, keys, children, t }: Props) => (
  <div className="actions">
    <Button type="submit" arrow busy={busy} disabled={disabled}>
      {busy ? t('ui.saving') : label}
    </Button>
    {children}
    {keys && <KeyHints t={t} />}
  </div>
)
