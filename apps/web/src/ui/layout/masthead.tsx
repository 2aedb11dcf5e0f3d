import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { ProgressRule } from '../feedback/progress-rule.tsx'
import { Icon } from '../icons/icon.tsx'
import type { MenuEntry } from '../navigation/steps-menu.tsx'
import { StepsMenu } from '../navigation/steps-menu.tsx'

type Props = {
  readonly logo: ReactNode
  /** The signed-in user, or the link to sign in. */
  readonly person?: ReactNode
  readonly t: Translate
  readonly onHelp?: () => void
  /** Undefined on pages without steps, such as those after submission. */
  readonly steps?: { readonly entries: readonly MenuEntry[]; readonly percent: number } | undefined
}

/** The header that replaces the side column on phones and tablets. */
export function Masthead({ logo, person, t, onHelp, steps }: Props) {
  return (
    <header className="masthead">
      <div className="masthead__row">
        {logo}
        {person}
        {onHelp && (
          <button type="button" className="iconbtn" onClick={onHelp}>
            <Icon name="message" />
            {t('ui.help')}
          </button>
        )}
      </div>
      {steps && <StepsDisclosure {...steps} t={t} />}
    </header>
  )
}

function StepsDisclosure({ entries, percent, t }: NonNullable<Props['steps']> & { readonly t: Translate }) {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const current = entries.find((entry) => entry.state === 'current')
  const close = () => disclosure.current?.removeAttribute('open')
  return (
    <details ref={disclosure}>
      <summary>
        <b>{current?.label ?? t('ui.steps')}</b>
        <span>
          {t('ui.percentCompleted', { percent })} <Icon name="chevron-down" small className="chev" />
        </span>
        <ProgressRule percent={percent} label={t('ui.progress')} />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are clicked, by mouse or by Enter */}
      <nav aria-label={t('ui.steps')} onClick={close}>
        <StepsMenu entries={entries} t={t} />
      </nav>
    </details>
  )
}
