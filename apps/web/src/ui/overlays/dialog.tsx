import type { ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import '../../styles/components/dialog.css'
import { Icon } from '../icons/icon.tsx'

type Props = {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** The dialog asks for a decision. */
  readonly alert?: boolean
  /** An icon above the title that shows an outcome. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** A modal dialog, open while it is mounted. Escape and the close button close it, and the focus returns to where it was. */
export function Dialog({ title, closeLabel, onClose, alert, mark, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A layout effect, because its cleanup runs while the dialog is still in the document, so that the focus can return.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {mark}
      <h2 id={heading}>{title}</h2>
      {children}
      {/* Last, so that the dialog's own controls come first in the tab order. */}
      <button type="button" className="iconbtn dialog__x" aria-label={closeLabel} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </dialog>
  )
}
