import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import '../../styles/components/side-sheet.css'
import { Icon } from '../icons/icon.tsx'

type Props = {
  /** The id of its heading, which is among its children. */
  readonly heading: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog at the side of the page, as tall as the window; on small screens as wide as it, too. */
export function SideSheet({ heading, closeLabel, onClose, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  // A layout effect, because its cleanup runs while the sheet is still in the document, so that the focus can return.
  useLayoutEffect(() => {
    const element = sheet.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={sheet}
      className="sheet"
      aria-labelledby={heading}
      onCancel={(event) => {
        // A dialog within it has an Escape of its own.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <button type="button" className="iconbtn sheet__x" aria-label={closeLabel} onClick={onClose}>
        <Icon name="cross" />
      </button>
      {children}
    </dialog>
  )
}
