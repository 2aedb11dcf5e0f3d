import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What ties a control to its label and its problem. */
type Control = { readonly id: string; readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string }

type Props = {
  readonly label: string
  readonly hint?: string
  readonly optional?: boolean
  /** The message of what is wrong with it. */
  readonly problem?: string | undefined
  readonly t: Translate
  readonly children: (control: Control) => ReactNode
}

/** One control of a small form of our own, with its label, as the fields of the application look. */
export function Labelled({ label, hint, optional, problem, t, children }: Props) {
  const id = useId()
  const noted = hint !== undefined || problem !== undefined
  const notes = noted ? { 'aria-describedby': `${id}-notes` } : {}
  return (
    <div className={problem ? 'field has-err' : 'field'}>
      <div className="field__head">
        <label className="label" htmlFor={id}>
          {label}
          {optional && <span className="opt"> {t('ui.optional')}</span>}
        </label>
        {noted && (
          <div id={`${id}-notes`}>
            {hint && <span className="hint">{hint}</span>}
            {problem && (
              <p className="err">
                <Icon name="alert" />
                <span>
                  <VisuallyHidden>{t('ui.error')} </VisuallyHidden>
                  {t(problem)}
                </span>
              </p>
            )}
          </div>
        )}
      </div>
      <div>{children({ id, ...notes, ...(problem ? { 'aria-invalid': true } : {}) })}</div>
    </div>
  )
}
