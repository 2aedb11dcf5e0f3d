import type { Translate } from '@coverwright/core/text/text'
import type { HTMLAttributes, Ref } from 'react'
import { useId } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type: 'email' | 'text'
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete: string
  /** For a few characters. */
  readonly narrow?: boolean
  readonly ref: Ref<HTMLInputElement>
  readonly t: Translate
}

/** A field that is not part of an application: label, hint, error and control, in that order. */
export function PlainField({
  label,
  hint,
  error,
  value,
  onChange,
  type,
  inputMode,
  autoComplete,
  narrow,
  ref,
  t,
}: Props) {
  const id = useId()
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field has-err' : 'field'}>
      <div className="field__head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        {error && (
          <p className="err" id={`${id}-error`} role="alert">
            <Icon name="alert" />
            <span>
              <VisuallyHidden>{t('ui.error')} </VisuallyHidden>
              {error}
            </span>
          </p>
        )}
      </div>
      <div>
        <input
          className={narrow ? 'input input--narrow' : 'input'}
          id={id}
          ref={ref}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-required
          aria-describedby={notes || undefined}
        />
      </div>
    </div>
  )
}
