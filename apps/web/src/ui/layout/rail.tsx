import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { TimeLeft } from '../feedback/progress.tsx'
import { Progress } from '../feedback/progress.tsx'
import type { MenuEntry } from '../navigation/steps-menu.tsx'
import { StepsMenu } from '../navigation/steps-menu.tsx'

type Props = {
  readonly logo: ReactNode
  /** The signed-in user, or the link to sign in. */
  readonly person?: ReactNode
  readonly contact?: ReactNode
  /** A summary of the quote, on pages without steps. */
  readonly summary?: ReactNode
  readonly steps?:
    | { readonly entries: readonly MenuEntry[]; readonly percent: number; readonly timeLeft?: TimeLeft }
    | undefined
  readonly t: Translate
}

export function Rail({ logo, person, contact, summary, steps, t }: Props) {
  const nav = useRef<HTMLElement>(null)
  const here = steps?.entries.find(({ state }) => state === 'current')
  const place = [here?.id, here?.pages?.find(({ current }) => current)?.id].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever the current page changes
  useEffect(() => scrollToCurrent(nav.current), [place])
  return (
    <>
      <header className="rail__top">
        <div className="rail__row">
          {logo}
          {person}
        </div>
        {summary}
      </header>
      {steps && (
        <nav className="rail__nav" aria-label={t('ui.steps')} ref={nav}>
          <Progress percent={steps.percent} timeLeft={steps.timeLeft} t={t} />
          <StepsMenu entries={steps.entries} t={t} />
        </nav>
      )}
      {contact}
    </>
  )
}

/** Scrolls the steps, which may be more than there is room for, to the mark of the current page. */
function scrollToCurrent(nav: HTMLElement | null): void {
  const marks = nav?.querySelectorAll<HTMLElement>('[aria-current]')
  const mark = marks?.[marks.length - 1]
  if (!mark || !nav) return
  const below = mark.getBoundingClientRect().bottom - nav.getBoundingClientRect().bottom
  if (below > 0) nav.scrollTop += below + nav.clientHeight / 3
}
