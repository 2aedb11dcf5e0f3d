import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import '../../../styles/components/head-menu.css'

type Props = { readonly label: string; readonly children: ReactNode }

/** A button beside a list's title that opens a small panel over the list. It closes with Escape, or as focus leaves it. */
export function HeadMenu({ label, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  return (
    <details
      ref={menu}
      className="headmenu"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return
        close()
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="btn btn--line">{label}</summary>
      {isOpen && <div className="headmenu__panel">{children}</div>}
    </details>
  )
}
