import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { restIfHere } from '../../rest-at-hand.ts'
import { Tag } from '../feedback/tag.tsx'
import { afterPaint } from '../interaction/after-paint.ts'

type Props = {
  readonly title: string
  /** Small line above the title; its parts are parted by dots. */
  readonly kicker?: readonly string[] | undefined
  readonly tag?: string | undefined
  readonly lede?: ReactNode
  /** What tells one step from the next. When it changes, the title takes the focus, so that it is read out. */
  readonly step?: string
}

let lastStep: string | undefined

export function PageHead({ title, kicker = [], tag, lede, step }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The first page came with its own.
  useEffect(() => restIfHere()?.nameTab(title), [title])
  useEffect(() => {
    const before = lastStep
    lastStep = step
    // The first page a person opens is read from its beginning, so only a change takes the focus.
    if (!step || !before || before === step) return
    window.scrollTo(0, 0)
    const focused = document.activeElement
    // Moving it works out the styles of much that is to be painted, and once more for the painting.
    return afterPaint(() => {
      // The person may be in a field by now.
      const isInField = document.activeElement?.matches('main form :is(input, select, textarea)')
      if (document.activeElement === focused && !isInField) heading.current?.focus({ preventScroll: true })
    })
  }, [step])
  return (
    <header className="head">
      {(kicker.length > 0 || tag) && (
        <p className="kick">
          {tag && <Tag code={tag} />}
          {kicker.map((words, index) => (
            <KickerPart key={words} words={words} first={index === 0} />
          ))}
        </p>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lede && <p className="lede">{lede}</p>}
    </header>
  )
}

function KickerPart({ words, first }: { readonly words: string; readonly first: boolean }) {
  return <span className={first ? undefined : 'kick__next'}>{words}</span>
}
