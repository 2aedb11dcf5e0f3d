import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The attributes that connect a control to its label and notes. */
type Control = { readonly id: string; readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string }

type Props = {
  readonly label: string
  readonly hint?: string
  readonly optional?: boolean
  /** Where a heading above it says the same. */
  readonly hideLabel?: boolean
  /** The message key of the problem. */
  readonly problem?: string | undefined
  readonly t: Translate
  readonly children: (control: Control) => ReactNode
}

/** A control with its label, for small forms that are not part of an application. */
export function LabelledControl({ label, hint, optional, hideLabel, problem, t, children }: Props) {
  const id = useId()
  const hasNotes = hint !== undefined || problem !== undefined
  const notes = hasNotes ? { 'aria-describedby': `${id}-notes` } : {}
  return (
    <div className={problem ? 'field has-err' : 'field'}>
      <div className="field__head">
        <label className="label" htmlFor={id}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          {optional && <span className="opt"> {t('ui.optional')}</span>}
        </label>
        {hasNotes && (
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
