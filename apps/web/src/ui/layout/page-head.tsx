import type { ReactNode } from 'react'
import { createContext, use, useEffect, useRef } from 'react'
import { SheetContext } from '../../navigation/area.tsx'
import { Tag } from '../feedback/tag.tsx'
import { useHydrated } from '../interaction/use-hydrated.ts'

type Props = {
  readonly title: string
  /** The small line above the title, whose parts are separated by dots. */
  readonly kicker?: readonly string[] | undefined
  readonly tag?: string | undefined
  readonly lede?: ReactNode
  /** Identifies the step. When it changes, the title gets the focus, so that screen readers read it. */
  readonly step?: string
}

/** The site's name, which follows the page's title in the document's title. */
export const SiteName = createContext<string | undefined>(undefined)

/** The step of the previous page. Provided above all pages. */
export const LastStep = createContext<{ current?: string | undefined }>({})

export function PageHead({ title, kicker = [], tag, lede, step }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const siteName = use(SiteName)
  const isHydrated = useHydrated()
  const lastStep = use(LastStep)
  const sheet = use(SheetContext)
  const Title = sheet ? 'h2' : 'h1'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server-rendered page already has its title
  useEffect(() => {
    if (siteName && isHydrated && !sheet) document.title = `${title} – ${siteName}`
  }, [title, siteName])
  useEffect(() => {
    if (sheet) return
    const before = lastStep.current
    lastStep.current = step
    // The first page is read from its beginning, so only a change moves the focus.
    if (!step || !before || before === step) return
    window.scrollTo(0, 0)
    // The user may have moved to a field by now.
    const isInField = document.activeElement?.matches('main form :is(input, select, textarea)')
    if (!isInField) heading.current?.focus({ preventScroll: true })
  }, [step, lastStep, sheet])
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
      <Title ref={heading} id={sheet?.heading} tabIndex={-1}>
        {title}
      </Title>
      {lede && <p className="lede">{lede}</p>}
    </header>
  )
}

function KickerPart({ words, first }: { readonly words: string; readonly first: boolean }) {
  return <span className={first ? undefined : 'kick__next'}>{words}</span>
}
