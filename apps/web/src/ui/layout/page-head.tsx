import type { ReactNode } from 'react'
import { createContext, use, useEffect, useRef } from 'react'
import { Tag } from '../feedback/tag.tsx'
import { useHydrated } from '../interaction/use-hydrated.ts'

type Props = {
  readonly title: string
  /** Small line above the title; its parts are parted by dots. */
  readonly kicker?: readonly string[] | undefined
  readonly tag?: string | undefined
  readonly lede?: ReactNode
  /** What tells one step from the next. When it changes, the title takes the focus, so that it is read out. */
  readonly step?: string
}

/** Whose site it is, as the title of the browser's tab says after the page's. */
export const SiteName = createContext<string | undefined>(undefined)

/** The step that was shown last, over pages. Provided above them. */
export const LastStep = createContext<{ current?: string | undefined }>({})

export function PageHead({ title, kicker = [], tag, lede, step }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const siteName = use(SiteName)
  const isHydrated = useHydrated()
  const lastStep = use(LastStep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that the server drew came with a title of its own
  useEffect(() => {
    if (siteName && isHydrated) document.title = `${title} – ${siteName}`
  }, [title, siteName])
  useEffect(() => {
    const before = lastStep.current
    lastStep.current = step
    // The first page a person opens is read from its beginning, so only a change takes the focus.
    if (!step || !before || before === step) return
    window.scrollTo(0, 0)
    // The person may be in a field by now.
    const isInField = document.activeElement?.matches('main form :is(input, select, textarea)')
    if (!isInField) heading.current?.focus({ preventScroll: true })
  }, [step, lastStep])
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
