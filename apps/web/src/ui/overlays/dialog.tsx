import type { ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import '../../styles/components/dialog.css'
import { Icon } from '../icons/icon.tsx'

type Props = {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Asks for a decision before anything else may go on. */
  readonly alert?: boolean
  /** A sign above the title of what became of something. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** Opens as soon as it is on the page. Escape and the corner close it, and the focus goes back to where it came from. */
export function Dialog({ title, closeLabel, onClose, alert, mark, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // In the layout phase the dialog is still on the page when it is closed, so the browser can give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
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
      {/* Last, so that what the dialog asks for comes first in the tab order. */}
      <button type="button" className="iconbtn dialog__x" aria-label={closeLabel} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </dialog>
  )
}
