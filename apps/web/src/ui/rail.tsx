import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { Progress } from './progress.tsx'
import type { MenuEntry } from './steps-menu.tsx'
import { StepsMenu } from './steps-menu.tsx'

type Props = {
  readonly logo: ReactNode
  readonly contact?: ReactNode
  /** Instead of steps on pages that have none: the quote's name and dates. */
  readonly summary?: ReactNode
  readonly steps?:
    | { readonly entries: readonly MenuEntry[]; readonly percent: number; readonly minutesLeft?: number }
    | undefined
  readonly t: Translate
}

export function Rail({ logo, contact, summary, steps, t }: Props) {
  return (
    <>
      <header className="rail__top">
        {logo}
        {summary}
      </header>
      {steps && (
        <nav className="rail__nav" aria-label={t('ui.steps')}>
          <Progress percent={steps.percent} minutesLeft={steps.minutesLeft} t={t} />
          <StepsMenu entries={steps.entries} t={t} />
        </nav>
      )}
      {contact}
    </>
  )
}
