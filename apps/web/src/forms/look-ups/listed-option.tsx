import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { highlight } from './highlight.ts'

type Props = {
  readonly id: string
  readonly active: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** An option of a combobox, whose input keeps the focus and refers to the active one. */
export function ListedOption({ id, active, onPoint, onChoose, children }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the input, which keeps the focus
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={active ? undefined : onPoint}
      // A press would blur the input before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}

/** The text with what was typed marked in it. */
export function HighlightedText({ text, typed }: { readonly text: string; readonly typed: string }) {
  return highlight(text, typed).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
